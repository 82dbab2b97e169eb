import CameraControl
import CameraControlTesting
import Dispatch
import XCTest

/// Tests of the words for the Lock Screen, launches, and the processes of products.
final class LockScreenTests: XCTestCase {
  private let phone = SimulatedPhone(
    settings: PhoneSettings { settings in
      settings.cameraControlLaunches = "Photos"
      settings.lockScreenLaunches = "Photos"
    })

  private func install() throws -> InstalledProduct { try phone.install(CaptureProduct("Photos")) }

  func testALockedPhoneOpensTheCaptureExtensionAndTheAppGetsItsContent() throws {
    let photos = try install()
    XCTAssertEqual(phone.products, [photos])
    XCTAssertEqual(phone.launchTargets, ["Photos"])
    XCTAssertFalse(phone.isLocked)
    phone.lock()
    XCTAssertTrue(phone.isLocked)
    XCTAssertTrue(phone.isLockScreenShown)
    XCTAssertFalse(phone.app.isInFront)
    phone.click()
    XCTAssertEqual(phone.launches, [.captureExtension("Photos", from: .cameraControl)])
    XCTAssertEqual(photos.captureExtension?.isInFront, true)
    phone.swipeUp()
    XCTAssertNil(photos.visit)
    XCTAssertTrue(phone.isLocked)
    XCTAssertEqual(photos.contentDirectories, ["session-1"])
    phone.unlock()
    XCTAssertFalse(phone.isLockScreenShown)
    XCTAssertTrue(phone.app.isInFront, "the app that was beneath is back")
    XCTAssertEqual(phone.unanswered, [])
    try phone.finish()
  }

  func testTheAnswerDecidesWhatALaunchWithoutAccessLeadsTo() throws {
    try install().cameraAccess = .denied
    XCTAssertEqual(phone.answersAuthentication, .succeeds)
    for answer in [AuthenticationAnswer.fails, .cancels] {
      phone.answersAuthentication = answer
      phone.lock()
      phone.launch(from: .lockScreenControl)
      XCTAssertEqual(phone.launches.last, .nothing(.notAuthenticated(answer)))
    }
    try phone.perform("answer-authentication succeeds")
    XCTAssertEqual(phone.answersAuthentication, .succeeds)
    phone.launch(from: .lockScreenControl)
    XCTAssertEqual(phone.launches.last, .app("Photos", from: .lockScreenControl))
    XCTAssertFalse(phone.isLocked)
    try phone.finish()
  }

  func testAPersonWhoIsAuthenticatedStaysOnTheLockScreenUntilASwipe() throws {
    let photos = try install()
    phone.lock()
    phone.authenticate()
    XCTAssertFalse(phone.isLocked)
    XCTAssertTrue(phone.isLockScreenShown)
    phone.launch(from: .lockScreenControl)
    XCTAssertEqual(phone.launches, [.captureExtension("Photos", from: .lockScreenControl)])
    phone.unlock()
    XCTAssertNotNil(photos.visit, "unlocking leaves a capture extension in front")
    phone.swipeUp()
    XCTAssertTrue(phone.isLockScreenShown)
    phone.swipeUp()
    XCTAssertFalse(phone.isLockScreenShown)
    try phone.finish()
  }

  func testTheSideButtonLocksAndTurnsTheScreenOn() throws {
    phone.sideButton()
    XCTAssertTrue(phone.isLocked)
    XCTAssertFalse(phone.core.isScreenOn)
    phone.sideButton()
    XCTAssertTrue(phone.isLocked)
    XCTAssertTrue(phone.core.isScreenOn)
    XCTAssertTrue(phone.isLockScreenShown)
    try phone.finish()
  }

  func testProcessesAreKilledAndStarted() throws {
    let photos = try install()
    let first = photos.app
    phone.lock()
    phone.launch(from: .lockScreenControl)
    phone.kill("Photos", .captureExtension)
    XCTAssertNil(photos.visit)
    XCTAssertEqual(photos.contentDirectories, ["session-1"], "a crash loses no content")
    phone.kill("Photos", .app)
    phone.kill("Photos", .app)
    phone.start("Photos")
    XCTAssertNotEqual(photos.app, first)
    XCTAssertEqual(
      phone.trace.only(.process).texts,
      [
        "Photos started", "Photos extension started", "Photos extension performs the intent",
        "Photos extension killed", "Photos killed", "Photos started",
      ])
    try phone.finish()
  }

  func testContentWaitsUntilThereIsRoom() throws {
    let photos = try install()
    phone.fillStorage()
    phone.lock()
    phone.launch(from: .lockScreenControl)
    phone.swipeUp()
    XCTAssertEqual(photos.contentDirectories, [])
    phone.freeStorage()
    XCTAssertEqual(photos.contentDirectories, ["session-1"])
    XCTAssertEqual(
      phone.trace.only(.content).texts,
      [
        "session-1 made", "session-1 could not be copied", "session-1 copied to the app",
        "session-1 erased from the extension",
      ])
    try phone.finish()
  }

  /// GST19: a name that the phone does not know is a mistake, and not a process that does not run.
  func testAProductThatIsNotInstalledIsAFault() async throws {
    let wrong = SimulatedPhone()
    await wrong.kill("Photos", .app)
    try await wrong.install(CaptureProduct("Camera Pro"))
    await wrong.start("Photos")
    try await wrong.perform("click; kill Photos extension; click")
    let problem = "cannot be performed: no product “Photos” is installed."
    XCTAssertEqual(
      wrong.faults.map(\.message),
      [
        "The step “kill Photos app” \(problem) Install the product first.",
        "The step “start Photos” \(problem) Install it first, or name one of these: “Camera Pro”.",
        "The step “kill Photos extension” \(problem) "
          + "Install it first, or name one of these: “Camera Pro”.",
      ])
    XCTAssertEqual(Set(wrong.faults.map(\.code)), [.unknownProduct])
    XCTAssertEqual(wrong.trace.only(.step).texts, ["click", "click"])
    XCTAssertEqual(wrong.unfinishedWork.map(\.kind), [.fault, .fault, .fault])
    wrong.acknowledgeFaults()
    try await wrong.finish()
  }

  /// GST17: a widget extension has no process that could be killed.
  func testAWidgetExtensionCannotBeKilled() throws {
    _ = try install()
    phone.perform([.lock, .kill("Photos", .widgetExtension)])
    XCTAssertEqual(
      phone.acknowledgeFaults().map(\.message),
      [
        "Step 2 of the script cannot be performed: expected a process: app, extension, but found "
          + "“kill Photos widget-extension”. Correct the step; none of the script was performed."
      ])
    XCTAssertFalse(phone.isLocked)
    try phone.finish()
  }

  func testAVisitMayStayOpenAtTheEndOfATestAndAnOverlayInItMayNot() throws {
    let photos = try install()
    phone.lock()
    phone.launch(from: .lockScreenControl)
    XCTAssertEqual(phone.unfinishedWork, [])
    let visit = try VisitCode(XCTUnwrap(photos.visit), queue: .inPlace)
    phone.lightPress()
    XCTAssertEqual(phone.unfinishedWork.map(\.kind), [.deadline])
    phone.wait(.seconds(5))
    XCTAssertEqual(phone.unfinishedWork, [])
    XCTAssertNotNil(phone.core.nextDeadline, "the extension is dismissed when it is idle")
    try phone.finish()
    withExtendedLifetime(visit) {}
  }

  func testEveryEndOfAVisitClosesWhatIsOpenInIt() throws {
    let ends: [String: @Sendable (SimulatedPhone) -> Void] = [
      "Photos extension suspended": { $0.swipeUp() },
      "Photos extension killed": { $0.kill("Photos", .captureExtension) },
      #"Photos extension terminated: Capture Application Requirements Unmet: "Camera not actively used""#:
        {
          $0.wait(.seconds(10))
        },
    ]
    let others: [@Sendable (SimulatedPhone) -> Void] = [
      { $0.sideButton() }, { $0.lock() }, { $0.launch("Mail") }, { $0.turnScreenOff() },
    ]
    let all = ends.map { ($0, $1) } + others.map { ("Photos extension suspended", $0) }
    for (event, end) in all {
      let phone = SimulatedPhone(
        settings: PhoneSettings { $0.lockScreenLaunches = "Photos" },
        behavior: PhoneBehavior { $0.lockScreen.minimumCameraTime = .seconds(30) })
      let photos = try phone.install(CaptureProduct("Photos"))
      phone.lock()
      phone.launch(from: .lockScreenControl)
      let visit = try VisitCode(XCTUnwrap(photos.visit), queue: .inPlace)
      phone.lightPress()
      phone.down(.cameraControl)
      XCTAssertNotEqual(phone.overlay, .hidden)
      end(phone)
      XCTAssertEqual(phone.overlay, .hidden, event)
      XCTAssertNil(photos.visit, event)
      XCTAssertEqual(phone.trace.only(.process).texts.last, event)
      XCTAssertEqual(visit.recorder.log.last { $0.hasPrefix("press") }, "press cancelled", event)
      phone.up(.cameraControl)
      XCTAssertEqual(photos.contentDirectories, ["session-1"], event)
      try phone.trace.expectBalanced()
      try phone.finish()
    }
  }

  func testEveryQueueLeavesTheSameTrace() async throws {
    func run(_ queue: @escaping @Sendable () -> any CallbackQueue) async throws -> Trace {
      let phone = SimulatedPhone(settings: PhoneSettings { $0.cameraControlLaunches = "Photos" })
      let recorder = Recorder(on: phone)
      var product = CaptureProduct("Photos")
      product.code.startApp = {
        recorder.note("\($0.identifier) runs")
        return nil
      }
      product.code.startVisit = { try? VisitCode($0, queue: queue(), recorder) }
      try await phone.install(product)
      try await phone.perform(
        """
        lock; click; wait 2s; light-press; slide +0.5; click; swipe-up; unlock; kill Photos app
        lock; fill-storage; click; light-press; kill Photos extension; start Photos; free-storage
        wait 5s; unlock
        """)
      try phone.trace.expectBalanced()
      try await phone.finish()
      return phone.trace
    }
    let first = try await run { .inPlace }
    XCTAssertTrue(first.texts.contains("press ended"))
    XCTAssertEqual(first.texts.count { $0 == "Photos runs" }, 2)
    for _ in 0..<10 {
      let trace = try await run { DispatchQueue(label: "work") }
      try trace.expectEqual(to: first)
    }
  }
}
