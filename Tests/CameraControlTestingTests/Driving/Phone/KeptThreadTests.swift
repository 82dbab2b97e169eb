import CameraControl
import CameraControlTesting
import Dispatch
import XCTest

/// Tests with callbacks that do not return, on the thread of the test.
final class KeptThreadTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let reports = Recorder()
  private let gate = DispatchSemaphore(value: 0)

  override func setUp() {
    phone.patience = .milliseconds(20)
    phone.onUnfinishedWork = { [reports, gate] unfinishedWork in
      for work in unfinishedWork { reports.note("\(work.kind): \(work)") }
      gate.signal()
    }
  }

  private static func report(_ queue: String) -> String {
    "stuck: a callback on the queue “\(queue)” has not returned for 0.02 seconds. The callback "
      + "runs on the test's thread, so the test continues only after the callback returns"
  }

  /// Returns a session with a slider, whose action waits at the gate.
  private func makeSession(queue: any CallbackQueue) throws -> CaptureSession {
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    // Without a report nothing opens the gate, but the test ends.
    focus.setActionQueue(queue) { [gate] _ in _ = gate.wait(timeout: .now() + 20) }
    return try phone.makeSession([focus], delegate: reports)
  }

  private func finishQuietly(_ session: CaptureSession) throws {
    phone.wait(.seconds(4))
    try phone.finish()
    try session.stopRunning()
  }

  func testAHandlerThatKeepsTheMainThreadIsReported() throws {
    phone.show(CaptureEventInteraction { [gate] _ in _ = gate.wait(timeout: .now() + 20) })
    let session = try phone.makeSession()
    phone.down(.volumeUp)
    XCTAssertEqual(reports.log, [Self.report("com.apple.main-thread")])
    gate.signal()
    phone.up(.volumeUp)
    // It has returned after all, so nothing is left over.
    try finishQuietly(session)
  }

  func testAnActionInPlaceThatKeepsItsThreadIsReported() throws {
    let session = try makeSession(queue: .inPlace)
    phone.lightPress()
    reports.clear()
    phone.slide(millimeters: 1)
    XCTAssertEqual(reports.log, [Self.report("in place")])
    try finishQuietly(session)
  }

  func testAnActionInPlaceThatKeepsATaskIsReported() async throws {
    let session = try makeSession(queue: .inPlace)
    await phone.lightPress()
    reports.clear()
    await phone.slide(millimeters: 1)
    XCTAssertEqual(reports.log, [Self.report("in place")])
    await phone.wait(.seconds(4))
    try await phone.finish()
    try session.stopRunning()
  }

  func testEachCallbackIsReportedOnce() throws {
    let session = try makeSession(queue: .inPlace)
    phone.lightPress()
    for _ in 0..<2 {
      reports.clear()
      phone.slide(millimeters: 1)
      XCTAssertEqual(reports.log.count, 1, "\(reports.log)")
    }
    reports.clear()
    // A patience that is changed in the middle counts from there.
    phone.patience = .seconds(1_000_000)
    gate.signal()
    phone.slide(millimeters: 1)
    phone.patience = .milliseconds(20)
    phone.slide(millimeters: 1)
    XCTAssertEqual(reports.log, [Self.report("in place")])
    try finishQuietly(session)
  }

  func testWithoutPatienceNothingIsReported() throws {
    phone.patience = .zero
    let session = try makeSession(queue: .inPlace)
    phone.lightPress()
    reports.clear()
    gate.signal()
    phone.slide(millimeters: 1)
    XCTAssertEqual(reports.log, [])
    try finishQuietly(session)
  }
}
