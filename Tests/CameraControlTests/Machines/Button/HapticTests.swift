import CameraControl
import TestSupport
import XCTest

/// What the button lets a finger feel.
final class HapticTests: XCTestCase {
  private let felt = Log<Haptic>()

  private func follow(_ phone: Phone) -> ObservationToken {
    phone.observe(.haptic) { [felt] record in
      if case .haptic(let haptic) = record.event { felt.add(haptic) }
    }
  }

  /// GST16: a committed light press, and a click going down and coming up, even if nothing opens.
  func testPressesAreFelt() throws {
    let bench = try PhoneBench(titles: [])
    let following = follow(bench.phone)
    bench.lightPress()
    XCTAssertEqual(felt.takeAll(), [.lightPress])
    bench.doubleLightPress()
    XCTAssertEqual(felt.takeAll(), [.lightPress, .lightPress])
    bench.wait(.seconds(1))
    bench.pushDown()
    XCTAssertEqual(felt.takeAll(), [.clickDown])
    bench.lift()
    XCTAssertEqual(felt.takeAll(), [.clickUp])
    bench.press(.volumeUp)
    bench.slide(6)
    XCTAssertEqual(felt.all, [], "other buttons, and a finger that only moves")
    following.cancel()
  }

  /// GST16: a slide that lands on a prominent value, or reaches an end, once each.
  func testASlideIsFeltWhereItLands() throws {
    let bench = try ControlBench()
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    slider.prominentValues = [0.5, 1]
    slider.setActionQueue(.inPlace) { _ in }
    try bench.session.addControl(slider)
    bench.lightPress()
    let following = follow(bench.phone)
    bench.slide(millimetres: 12, in: 10)
    XCTAssertEqual(felt.all, [], "0.4 is no landmark")
    bench.slide(millimetres: 3, in: 30)
    XCTAssertEqual(felt.takeAll(), [.prominentValue])
    bench.slide(millimetres: 30, in: 300)
    XCTAssertEqual(felt.takeAll(), [.end], "an end counts more than what is prominent there")
    bench.slide(millimetres: 30, in: 10)
    XCTAssertEqual(felt.all, [], "it is at the end already")
    bench.slide(millimetres: -60, in: 300)
    XCTAssertEqual(felt.takeAll(), [.prominentValue, .end])
    try slider.setValue(0.5)
    try slider.setValue(1)
    XCTAssertEqual(felt.all, [], "what the app writes is not felt")
    slider.isEnabled = false
    bench.slide(millimetres: -60, in: 30)
    XCTAssertEqual(felt.all, [])
    following.cancel()
  }

  /// GST16: a picker, a system slider and the list have ends, too.
  func testEveryEndIsFelt() throws {
    let bench = try ControlBench()
    let picker = try ControlBench.picker()
    let zoom = try SystemZoomSlider(device: bench.camera)
    for control in [picker, zoom] as [CaptureControl] { try bench.session.addControl(control) }
    let following = follow(bench.phone)
    for control in [picker, zoom] as [CaptureControl] {
      bench.session.turn(control, byMillimetres: 12)
      XCTAssertEqual(felt.all, [])
      bench.session.turn(control, byMillimetres: 300)
      bench.session.turn(control, byMillimetres: 300)
      XCTAssertEqual(felt.takeAll(), [.end])
    }
    bench.doubleLightPress()
    _ = felt.takeAll()
    bench.slide(millimetres: 20, in: 5)
    bench.slide(millimetres: 20, in: 5)
    XCTAssertEqual(felt.takeAll(), [.end])
    following.cancel()
  }

  /// GST16: a phone whose haptics are off lets a finger feel nothing.
  func testHapticsCanBeOff() throws {
    let bench = try PhoneBench { $0.button.haptics = false }
    let following = follow(bench.phone)
    bench.lightPress()
    bench.slide(100)
    bench.session.turn(bench.controls[1], byMillimetres: 100)
    bench.doubleLightPress()
    bench.slide(100)
    bench.wait(.seconds(1))
    bench.click()
    XCTAssertEqual(felt.all, [])
    following.cancel()
  }
}
