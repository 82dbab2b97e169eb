import CameraControl
import CameraControlTesting
import XCTest

final class ConsumerTests: XCTestCase {
  func testTheFifthControlIsRefusedInASentenceThatHelps() throws {
    let session = CaptureSession(on: .iPhone16Pro)
    let controls = try ["Focus", "Grain", "Tint", "Blur", "Glow"].map { title in
      let slider = try CaptureSlider(title, symbolName: "scope", in: 0...1)
      slider.setActionQueue(.inPlace) { _ in }
      return slider
    }
    for control in controls.prefix(session.maxControlsCount) { try session.addControl(control) }
    XCTAssertFalse(session.canAddControl(controls[4]))
    XCTAssertThrowsError(try session.addControl(controls[4])) { error in
      XCTAssertEqual(
        "\(error)",
        "The session can have at most 4 controls, and already has “Focus”, “Grain”, “Tint”, “Blur”. "
          + "Remove one first, or leave “Glow” out where canAddControl returns false. "
          + "[SES07; a phone raises NSInvalidArgumentException]")
    }
    XCTAssertEqual(session.controls, Array(controls.prefix(4)))
  }

  func testAPressReachesTheHandler() throws {
    let phone = Phone(.iPhone16, mainQueue: .inPlace)
    let app = phone.launch("Camera")
    let session = CaptureSession(in: app)
    try session.addInput(CaptureDeviceInput(device: phone.cameras[0]))
    try session.startRunning()
    let view = CaptureView(in: app)
    app.show(view)
    let pressed = expectation(description: "began, ended")
    pressed.expectedFulfillmentCount = 2
    view.addInteraction(CaptureEventInteraction { _ in pressed.fulfill() })
    phone.handle(.button(.volumeDown, isDown: true), at: PhoneInstant(nanoseconds: 0))
    phone.handle(.button(.volumeDown, isDown: false), at: PhoneInstant(nanoseconds: 1))
    wait(for: [pressed], timeout: 0)
  }

  func testAFingerOnASimulatedPhoneMovesASlider() throws {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace, action: recorder.action("focus"))
    let session = try phone.makeSession([focus], delegate: recorder)
    try phone.perform("light-press; slide +0.25; wait 3s")
    XCTAssertEqual(focus.value, 0.25)
    try phone.finish()
    try session.stopRunning()
  }
}
