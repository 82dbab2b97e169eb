import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// What keeps started sessions from running, for how long, and which sessions.
final class CaptureSessionInterruptionTests: XCTestCase {
  /// SES32: an interrupted session is started but not running; a stopped session is not
  /// interrupted.
  func testAnInterruptionIsNoStop() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let session = app.session
    func isRunningAndInterrupted() -> [Bool] { [session.isRunning, session.isInterrupted] }
    XCTAssertEqual(isRunningAndInterrupted(), [true, false])
    for reason in InterruptionReason.allCases
    where reason != .videoDeviceNotAvailableInBackground {
      phone.interrupt(reason)
      XCTAssertEqual(isRunningAndInterrupted(), [false, true])
    }
    phone.endInterruption()
    XCTAssertEqual(isRunningAndInterrupted(), [true, false])
    phone.interrupt(.audioDeviceInUseByAnotherClient)
    try session.stopRunning()
    XCTAssertEqual(isRunningAndInterrupted(), [false, false])
    phone.endInterruption()
    XCTAssertEqual(isRunningAndInterrupted(), [false, false])
    phone.interrupt(.audioDeviceInUseByAnotherClient)
    XCTAssertEqual(isRunningAndInterrupted(), [false, false])
  }

  /// SES32: in front every interruption can end, even one with the background's reason.
  func testInFrontEveryInterruptionEnds() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    for reason in InterruptionReason.allCases {
      phone.interrupt(reason)
      XCTAssertFalse(app.session.isRunning, "\(reason)")
      phone.endInterruption()
      XCTAssertTrue(app.session.isRunning, "\(reason)")
    }
    phone.leaveApp()
    phone.endInterruption()
    XCTAssertTrue(app.session.isInterrupted)
  }

  /// SES45, SES46: several reasons at once are one interruption, which the first one begins and the last one
  /// ends; with the option, each is told of by itself.
  func testSeveralReasonsAreOneInterruption() throws {
    let (call, background) = (
      InterruptionReason.audioDeviceInUseByAnotherClient,
      InterruptionReason.videoDeviceNotAvailableInBackground
    )
    let orders: [([GestureStep], each: [SessionNotification])] = [
      (
        [.interrupt(call), .leaveApp, .returnToApp, .endInterruption],
        [
          .wasInterrupted(call), .wasInterrupted(background), .interruptionEnded,
          .interruptionEnded,
        ]
      ),
      (
        [.leaveApp, .interrupt(call), .returnToApp, .endInterruption],
        [
          .wasInterrupted(background), .wasInterrupted(call), .interruptionEnded,
          .interruptionEnded,
        ]
      ),
      (
        [.interrupt(call), .leaveApp, .endInterruption, .returnToApp],
        [
          .wasInterrupted(call), .wasInterrupted(background), .interruptionEnded,
          .interruptionEnded,
        ]
      ),
      (
        [.interrupt(call), .interrupt(.videoDeviceInUseByAnotherClient), .endInterruption],
        [
          .wasInterrupted(call), .wasInterrupted(.videoDeviceInUseByAnotherClient),
          .interruptionEnded, .interruptionEnded,
        ]
      ),
      (
        [.interrupt(call), .interrupt(call), .endInterruption],
        [.wasInterrupted(call), .interruptionEnded]
      ),
    ]
    XCTAssertEqual(PhoneBehavior().session.overlappingInterruptions, .onePair)
    for (steps, each) in orders {
      for choice in PhoneBehavior.Session.OverlappingInterruptions.allCases {
        let (phone, app) = try CameraApp.open(titles: []) {
          $0.session.overlappingInterruptions = choice
        }
        let heard = Log<SessionNotification>()
        let observation = app.session.observe { heard.add($0) }
        defer { observation.cancel() }
        for (index, step) in steps.enumerated() {
          phone.perform([step])
          XCTAssertEqual(app.session.isRunning, index == steps.count - 1, "\(steps)")
        }
        let pair = [each[0], .interruptionEnded]
        XCTAssertEqual(heard.all, choice == .each ? each : pair, "\(steps)")
      }
    }
  }

  /// SES32: a session that is stopped and started while an interruption lasts waits for its end, whatever
  /// the reason is.
  func testARestartDoesNotEndAnInterruption() throws {
    for reason in InterruptionReason.allCases {
      let (phone, app) = try CameraApp.open(titles: [])
      phone.interrupt(reason)
      try app.session.stopRunning()
      let heard = Log<SessionNotification>()
      let observation = app.session.observe { heard.add($0) }
      defer { observation.cancel() }
      try app.session.startRunning()
      XCTAssertTrue(app.session.isInterrupted, "\(reason)")
      phone.endInterruption()
      XCTAssertTrue(app.session.isRunning, "\(reason)")
      XCTAssertEqual(heard.all, [.wasInterrupted(reason), .interruptionEnded])
    }
  }

  /// SES32, SES45: a session whose first start comes while interruptions last hears of the first of them, and
  /// runs once all are over; so does a second session of the app.
  func testASessionThatStartsDuringInterruptionsWaits() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let reasons = InterruptionReason.allCases
    for reason in reasons + reasons { phone.interrupt(reason) }
    let second = CaptureSession(in: phone.app)
    let heard = Log<SessionNotification>()
    let observation = second.observe { heard.add($0) }
    defer { observation.cancel() }
    try second.startRunning()
    XCTAssertTrue(second.isInterrupted)
    phone.endInterruption()
    XCTAssertTrue(second.isRunning)
    XCTAssertTrue(app.session.isRunning)
    XCTAssertEqual(heard.all, [.wasInterrupted(reasons[0]), .interruptionEnded])
    try second.stopRunning()
    try second.startRunning()
    XCTAssertEqual(heard.all.suffix(2), [.didStopRunning, .didStartRunning])
  }

  /// SES32: an interruption concerns the phone, so an app that comes to the front meanwhile is interrupted,
  /// too, whether its session starts then or was started before.
  func testAnAppThatComesToTheFrontMeanwhileIsInterrupted() throws {
    let reason = InterruptionReason.videoDeviceNotAvailableDueToSystemPressure
    let (phone, app) = try CameraApp.open(titles: [])
    let other = CaptureSession(in: phone.core.startInBackground("Other"))
    let heard = Log<SessionNotification>()
    let observation = other.observe { heard.add($0) }
    defer { observation.cancel() }
    try other.startRunning()
    phone.interrupt(reason)
    phone.launch("Other")
    let late = CaptureSession(in: other.app)
    try late.startRunning()
    XCTAssertEqual([other.isInterrupted, late.isInterrupted], [true, true])
    phone.endInterruption()
    XCTAssertEqual([other.isRunning, late.isRunning], [true, true])
    XCTAssertTrue(app.session.isInterrupted)
    XCTAssertEqual(
      heard.all, [.wasInterrupted(.videoDeviceNotAvailableInBackground), .interruptionEnded])
    phone.returnToApp()
    XCTAssertTrue(app.session.isRunning)
  }

  /// SES32: an interruption that began while no app was in front waits for the next one, and one with the
  /// background's reason is over as soon as an app is in front.
  func testAnInterruptionWithoutAnAppInFront() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    phone.leaveApp()
    phone.interrupt(.videoDeviceInUseByAnotherClient)
    phone.interrupt(.videoDeviceNotAvailableInBackground)
    phone.returnToApp()
    XCTAssertTrue(app.session.isInterrupted)
    phone.endInterruption()
    XCTAssertTrue(app.session.isRunning)
    phone.leaveApp()
    phone.interrupt(.videoDeviceNotAvailableInBackground)
    phone.returnToApp()
    XCTAssertTrue(app.session.isRunning)
    let second = CaptureSession(in: phone.app)
    try second.startRunning()
    XCTAssertTrue(second.isRunning)
  }

  /// SES32: an app that ends and starts again during an interruption is interrupted as before.
  func testAnAppThatStartsAgainIsInterrupted() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    phone.interrupt(.sensitiveContentMitigationActivated)
    phone.perform([.endApp("app")])
    let again = CaptureSession(in: phone.core.launch("app"))
    try again.startRunning()
    XCTAssertTrue(again.isInterrupted)
    XCTAssertFalse(app.session.isInterrupted)
    phone.endInterruption()
    XCTAssertTrue(again.isRunning)
  }
}
