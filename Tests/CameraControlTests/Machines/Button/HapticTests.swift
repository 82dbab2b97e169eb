import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// What the button lets a finger feel.
final class HapticTests: XCTestCase {
  private let felt = Log<Haptic>()

  private func follow(_ phone: Phone) -> ObservationToken {
    phone.observe([.haptic]) { [felt] record in
      if case .haptic(let haptic) = record.event { felt.add(haptic) }
    }
  }

  /// GST16: a committed light press, and a click going down and coming up, even if nothing opens.
  func testPressesAreFelt() throws {
    let app = try CameraApp(titles: [])
    let following = follow(app.phone.core)
    app.phone.lightPress()
    XCTAssertEqual(felt.takeAll(), [.lightPress])
    app.phone.doubleLightPress()
    XCTAssertEqual(felt.takeAll(), [.lightPress, .lightPress])
    app.phone.wait(.seconds(1))
    app.phone.down(.cameraControl)
    XCTAssertEqual(felt.takeAll(), [.clickDown])
    app.phone.lift()
    XCTAssertEqual(felt.takeAll(), [.clickUp])
    app.phone.press(.volumeUp)
    app.phone.slide(millimeters: 6)
    XCTAssertEqual(felt.all, [], "other buttons, and a finger that only moves")
    following.cancel()
  }

  /// GST16: a slide that lands on a prominent value, or reaches an end, once each.
  func testASlideIsFeltWhereItLands() throws {
    let app = try CameraApp(titles: [])
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    slider.prominentValues = [0.5, 1]
    slider.setActionQueue(.inPlace) { _ in }
    try app.session.addControl(slider)
    app.phone.lightPress()
    let following = follow(app.phone.core)
    app.phone.slide(millimeters: 12)
    XCTAssertEqual(felt.all, [], "0.4 is no landmark")
    app.phone.slide(millimeters: 3, in: 30)
    XCTAssertEqual(felt.takeAll(), [.prominentValue])
    app.phone.slide(millimeters: 30, in: 300)
    XCTAssertEqual(felt.takeAll(), [.end], "an end counts more than what is prominent there")
    app.phone.slide(millimeters: 30)
    XCTAssertEqual(felt.all, [], "it is at the end already")
    app.phone.slide(millimeters: -60, in: 300)
    XCTAssertEqual(felt.takeAll(), [.prominentValue, .end])
    try slider.setValue(0.5)
    try slider.setValue(1)
    XCTAssertEqual(felt.all, [], "what the app writes is not felt")
    slider.isEnabled = false
    app.phone.slide(millimeters: -60, in: 30)
    XCTAssertEqual(felt.all, [])
    following.cancel()
  }

  /// GST16: a picker, a system slider and the list have ends, too.
  func testEveryEndIsFelt() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let picker = try makePicker()
    let zoom = try SystemZoomSlider(device: app.camera)
    for control in [picker, zoom] as [CaptureControl] { try app.session.addControl(control) }
    let following = follow(phone.core)
    for control in [picker, zoom] as [CaptureControl] {
      app.session.slide(control, byMillimeters: 12)
      XCTAssertEqual(felt.all, [])
      app.session.slide(control, byMillimeters: 300)
      app.session.slide(control, byMillimeters: 300)
      XCTAssertEqual(felt.takeAll(), [.end])
    }
    phone.doubleLightPress()
    _ = felt.takeAll()
    phone.slide(millimeters: 20)
    phone.slide(millimeters: 20)
    XCTAssertEqual(felt.takeAll(), [.end])
    following.cancel()
  }

  /// GST16: a phone whose haptics are off lets a finger feel nothing.
  func testHapticsCanBeOff() throws {
    let (phone, app) = try CameraApp.open { $0.button.haptics = false }
    let following = follow(phone.core)
    phone.lightPress()
    phone.slide(millimeters: 100)
    app.session.slide(app.controls[1], byMillimeters: 100)
    phone.doubleLightPress()
    phone.slide(millimeters: 100)
    phone.wait(.seconds(1))
    phone.click()
    XCTAssertEqual(felt.all, [])
    following.cancel()
  }
}
