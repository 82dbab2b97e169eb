import CameraControl
import TestSupport
import XCTest

/// What keeps started sessions from running, for how long, and which sessions.
final class CaptureSessionInterruptionTests: XCTestCase {
  /// SES32: an interrupted session is started but not running; a stopped session is not
  /// interrupted.
  func testAnInterruptionIsNoStop() throws {
    let bench = try ControlBench()
    let session = bench.session
    func isRunningAndInterrupted() -> [Bool] { [session.isRunning, session.isInterrupted] }
    XCTAssertEqual(isRunningAndInterrupted(), [true, false])
    for reason in InterruptionReason.allCases
    where reason != .videoDeviceNotAvailableInBackground {
      bench.phone.handle(.interrupt(reason), at: bench.now)
      XCTAssertEqual(isRunningAndInterrupted(), [false, true])
    }
    bench.phone.handle(.endInterruption, at: bench.now)
    XCTAssertEqual(isRunningAndInterrupted(), [true, false])
    bench.phone.handle(.interrupt(.audioDeviceInUseByAnotherClient), at: bench.now)
    try session.stopRunning()
    XCTAssertEqual(isRunningAndInterrupted(), [false, false])
    bench.phone.handle(.endInterruption, at: bench.now)
    XCTAssertEqual(isRunningAndInterrupted(), [false, false])
    bench.phone.handle(.interrupt(.audioDeviceInUseByAnotherClient), at: bench.now)
    XCTAssertEqual(isRunningAndInterrupted(), [false, false])
  }

  /// SES32: in front every interruption can end, even one with the background's reason.
  func testInFrontEveryInterruptionEnds() throws {
    let bench = try ControlBench()
    for reason in InterruptionReason.allCases {
      bench.phone.handle(.interrupt(reason), at: bench.now)
      XCTAssertFalse(bench.session.isRunning, "\(reason)")
      bench.phone.handle(.endInterruption, at: bench.now)
      XCTAssertTrue(bench.session.isRunning, "\(reason)")
    }
    bench.phone.handle(.leaveApp, at: bench.now)
    bench.phone.handle(.endInterruption, at: bench.now)
    XCTAssertTrue(bench.session.isInterrupted)
  }

  /// SES32: of two interruptions the last to end lets the session continue, with one notification.
  func testTheLastInterruptionToEndCounts() throws {
    let bench = try ControlBench()
    let heard = Log<SessionNotification>()
    let observation = bench.session.observe { heard.add($0) }
    defer { observation.cancel() }
    bench.phone.handle(.interrupt(.audioDeviceInUseByAnotherClient), at: bench.now)
    bench.phone.handle(.leaveApp, at: bench.now)
    bench.phone.launch("Camera")
    XCTAssertFalse(bench.session.isRunning)
    bench.phone.handle(.endInterruption, at: bench.now)
    XCTAssertTrue(bench.session.isRunning)
    XCTAssertEqual(
      heard.all,
      [
        .wasInterrupted(.audioDeviceInUseByAnotherClient),
        .wasInterrupted(.videoDeviceNotAvailableInBackground), .interruptionEnded,
      ])
  }

  /// SES32: a session that is stopped and started while an interruption lasts waits for its end, whatever
  /// the reason is.
  func testARestartDoesNotEndAnInterruption() throws {
    for reason in InterruptionReason.allCases {
      let bench = try ControlBench()
      bench.phone.handle(.interrupt(reason), at: bench.now)
      try bench.session.stopRunning()
      let heard = Log<SessionNotification>()
      let observation = bench.session.observe { heard.add($0) }
      defer { observation.cancel() }
      try bench.session.startRunning()
      XCTAssertTrue(bench.session.isInterrupted, "\(reason)")
      bench.phone.handle(.endInterruption, at: bench.now)
      XCTAssertTrue(bench.session.isRunning, "\(reason)")
      XCTAssertEqual(heard.all, [.wasInterrupted(reason), .interruptionEnded])
    }
  }

  /// SES32: a session whose first start comes while interruptions last hears of each of them, and runs
  /// once all are over; so does a second session of the app.
  func testASessionThatStartsDuringInterruptionsWaits() throws {
    let bench = try ControlBench()
    let reasons = InterruptionReason.allCases
    for reason in reasons + reasons { bench.phone.handle(.interrupt(reason), at: bench.now) }
    let second = CaptureSession(in: bench.app)
    let heard = Log<SessionNotification>()
    let observation = second.observe { heard.add($0) }
    defer { observation.cancel() }
    try second.startRunning()
    XCTAssertTrue(second.isInterrupted)
    bench.phone.handle(.endInterruption, at: bench.now)
    XCTAssertTrue(second.isRunning)
    XCTAssertTrue(bench.session.isRunning)
    XCTAssertEqual(
      heard.all, reasons.map(SessionNotification.wasInterrupted) + [.interruptionEnded])
    try second.stopRunning()
    try second.startRunning()
    XCTAssertEqual(heard.all.suffix(2), [.didStopRunning, .didStartRunning])
  }

  /// SES32: an interruption concerns the phone, so an app that comes to the front meanwhile is interrupted,
  /// too, whether its session starts then or was started before.
  func testAnAppThatComesToTheFrontMeanwhileIsInterrupted() throws {
    let reason = InterruptionReason.videoDeviceNotAvailableDueToSystemPressure
    let bench = try ControlBench()
    let other = CaptureSession(in: bench.phone.startInBackground("Other"))
    let heard = Log<SessionNotification>()
    let observation = other.observe { heard.add($0) }
    defer { observation.cancel() }
    try other.startRunning()
    bench.phone.handle(.interrupt(reason), at: bench.now)
    bench.phone.launch("Other")
    let late = CaptureSession(in: other.app)
    try late.startRunning()
    XCTAssertEqual([other.isInterrupted, late.isInterrupted], [true, true])
    bench.phone.handle(.endInterruption, at: bench.now)
    XCTAssertEqual([other.isRunning, late.isRunning], [true, true])
    XCTAssertTrue(bench.session.isInterrupted)
    XCTAssertEqual(
      heard.all,
      [
        .wasInterrupted(.videoDeviceNotAvailableInBackground), .wasInterrupted(reason),
        .interruptionEnded,
      ])
    bench.phone.launch("Camera")
    XCTAssertTrue(bench.session.isRunning)
  }

  /// SES32: an interruption that began while no app was in front waits for the next one, and one with the
  /// background's reason is over as soon as an app is in front.
  func testAnInterruptionWithoutAnAppInFront() throws {
    let bench = try ControlBench()
    bench.phone.handle(.leaveApp, at: bench.now)
    bench.phone.handle(.interrupt(.videoDeviceInUseByAnotherClient), at: bench.now)
    bench.phone.handle(.interrupt(.videoDeviceNotAvailableInBackground), at: bench.now)
    bench.phone.launch("Camera")
    XCTAssertTrue(bench.session.isInterrupted)
    bench.phone.handle(.endInterruption, at: bench.now)
    XCTAssertTrue(bench.session.isRunning)
    bench.phone.handle(.leaveApp, at: bench.now)
    bench.phone.handle(.interrupt(.videoDeviceNotAvailableInBackground), at: bench.now)
    bench.phone.launch("Camera")
    XCTAssertTrue(bench.session.isRunning)
    let second = CaptureSession(in: bench.app)
    try second.startRunning()
    XCTAssertTrue(second.isRunning)
  }

  /// SES32: an app that ends and starts again during an interruption is interrupted as before.
  func testAnAppThatStartsAgainIsInterrupted() throws {
    let bench = try ControlBench()
    bench.phone.handle(.interrupt(.sensitiveContentMitigationActivated), at: bench.now)
    bench.phone.handle(.terminate("Camera"), at: bench.now)
    let again = CaptureSession(in: bench.phone.launch("Camera"))
    try again.startRunning()
    XCTAssertTrue(again.isInterrupted)
    XCTAssertFalse(bench.session.isInterrupted)
    bench.phone.handle(.endInterruption, at: bench.now)
    XCTAssertTrue(again.isRunning)
  }
}
