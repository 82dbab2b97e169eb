import CameraControl
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
}
