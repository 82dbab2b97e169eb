import CameraControl
import CameraControlTesting
import XCTest

final class FocusTests: XCTestCase {
  func testASlideMovesTheFocus() throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let recorder = Recorder(on: phone)
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    let session = try phone.makeSession([focus], delegate: recorder)

    phone.lightPress()
    phone.slide(by: 0.25)
    XCTAssertEqual(focus.value, 0.25)
    XCTAssertEqual(recorder.log.last, "focus 0.25")

    phone.wait(.seconds(3))
    XCTAssertEqual(phone.overlay, .hidden)
    try phone.trace.expectBalanced()
    try phone.finish()
    try session.stopRunning()
  }
}
