import CameraControl
import CameraControlTesting
import XCTest

final class ConsumerTests: XCTestCase {
  func testWorkWaitsUntilATestDrainsTheQueue() {
    let queue = ManualQueue()
    let drained = expectation(description: "drained")
    queue.enqueue { drained.fulfill() }
    XCTAssertEqual(queue.pendingCount, 1)
    XCTAssertTrue(queue.runNext())
    wait(for: [drained], timeout: 0)
  }

  func testARefusalNamesRuleAndException() {
    let error = CaptureError(
      .invalidStep, rule: "S.2", "The step is 0. Give it a positive one.",
      exception: .invalidArgument("step")
    )
    XCTAssertEqual(
      "\(error)",
      "The step is 0. Give it a positive one. [S.2; a phone raises NSInvalidArgumentException]"
    )
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
