import CameraControl
import CameraControlTesting
import XCTest

/// What a phone records of values that the app writes.
final class WorldControlsTests: XCTestCase {
  /// CTL13, CTL16: each write of a control in a session is in the trace, and calls no action.
  func testAWriteOfTheAppIsInTheTrace() throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace) { _ in XCTFail("the app's own write called the action") }
    try focus.setValue(0.25)
    let session = try phone.makeSession([focus])
    phone.clearTrace()

    try focus.setValue(0.5)
    XCTAssertEqual(phone.trace.only(.written, .value).texts, ["Focus 0.5"])
    try session.stopRunning()
  }
}
