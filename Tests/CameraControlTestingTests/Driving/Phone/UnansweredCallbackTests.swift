import CameraControl
import CameraControlTesting
import XCTest

final class UnansweredCallbackTests: XCTestCase {
  /// EVT33: callbacks on a manual queue are explained until the queue runs them.
  func testAManualQueueThatNothingRuns() throws {
    let (phone, recorder, queue) = (SimulatedPhone(), Recorder(), ManualQueue(label: "session"))
    let look = try CaptureIndexPicker(
      "Look", symbolName: "circle", localizedIndexTitles: ["Plain", "Warm", "Noir"])
    look.setActionQueue(queue, action: recorder.action("look"))
    let session = try phone.makeSession([look], delegate: recorder)
    phone.lightPress()
    XCTAssertEqual(phone.unanswered, [])
    phone.slide(by: 1)
    let entry = try XCTUnwrap(phone.unanswered.first)
    XCTAssertEqual(
      "\(entry)",
      "callback on a manual queue that nothing has run (“session”). Call runAll() on the queue.")
    XCTAssertEqual(phone.unanswered.count, 1)
    XCTAssertTrue(
      "\(phone.report)".contains(
        "- 2 callbacks on a manual queue that nothing has run (“session”)"),
      "\(phone.report)")
    XCTAssertEqual(recorder.log.filter { $0.hasPrefix("look") }, [])
    queue.runAll()
    XCTAssertEqual(phone.unanswered, [])
    XCTAssertTrue("\(phone.report)".contains("nothing was found"), "\(phone.report)")
    withExtendedLifetime(session) {}
  }
}
