import CameraControl
import TestSupport
import XCTest

/// Where a press goes: to an app, as events, or to the system.
final class PhonePressTests: XCTestCase {
  /// EVT01, EVT04, EVT11, EVT13, EVT17: one handler gets all presses, and the system none of them.
  func testOneHandlerGetsEveryPress() throws {
    let bench = try PhoneBench(titles: [], settings: { $0.actionButton = .capture })
    for button in [PhoneButton.volumeUp, .volumeDown, .action, .cameraControl] {
      bench.down(button)
      XCTAssertEqual(bench.heard(), "began")
      bench.up(button)
      XCTAssertEqual(bench.heard(), "ended")
    }
  }

  /// EVT34: a button that is down does not go down again, and the finger on it stays where it is.
  func testAButtonThatIsDownDoesNotGoDownAgain() throws {
    let bench = try PhoneBench(settings: { $0.actionButton = .capture })
    for button in PhoneButton.allCases where button != .airPodsStem {
      bench.down(button)
      bench.down(button)
      bench.wait(.milliseconds(100))
      bench.down(button)
      XCTAssertEqual(bench.heard(), "began", "\(button)")
      bench.up(button)
      XCTAssertEqual(bench.heard(), "ended", "\(button)")
    }
    // A finger in a glove presses without touching, and a second press brings no other finger.
    let gestures = Log<ButtonGesture>()
    let following = bench.phone.observe(.gesture) { record in
      if case .gesture(let gesture) = record.event { gestures.add(gesture) }
    }
    bench.wait(.seconds(1))
    bench.sense(1, at: nil, isSwitchDown: true)
    bench.down(.cameraControl)
    bench.sense(0, at: nil)
    XCTAssertEqual(gestures.all, [.clickDown, .clickUp])
    following.cancel()
  }

  /// EVT02, EVT03: of two handlers, the secondary gets volume up, and the primary gets the rest.
  func testTwoHandlersShareThePresses() throws {
    let bench = try PhoneBench(settings: { settings in
      settings.actionButton = .capture
      settings.airPodsRemote = .pressOnce
    })
    bench.view.removeInteraction(bench.interaction)
    let log = bench.log
    bench.view.addInteraction(
      CaptureEventInteraction(
        primary: { log.add("primary-\($0.phase)") },
        secondary: { log.add("secondary-\($0.phase)") }))
    for button in [PhoneButton.volumeDown, .action, .cameraControl] {
      bench.press(button)
      XCTAssertEqual(bench.heard(), "primary-began primary-ended")
    }
    bench.press(.volumeUp)
    XCTAssertEqual(bench.heard(), "secondary-began secondary-ended")
    bench.press(.airPodsStem)
    XCTAssertEqual(bench.heard(), "sound:default primary-began primary-ended")
  }

  /// EVT06, EVT07, EVT30: what stops the app from capturing cancels the press, once.
  func testAPressIsCancelledWhenTheAppCannotCapture() throws {
    let causes: [(PhoneBench) throws -> Void] = [
      { $0.handle(.leaveApp) }, { $0.handle(.bringToFront("other")) },
      { try $0.session.stopRunning() }, { $0.handle(.terminate("app")) },
      { $0.handle(.interrupt(.audioDeviceInUseByAnotherClient)) },
      { $0.session.removeInput($0.session.inputs[0]) },
    ]
    for cause in causes {
      let bench = try PhoneBench()
      bench.down(.volumeUp)
      bench.down(.volumeDown)
      try cause(bench)
      let events = bench.heard().split(separator: " ").filter { $0 == "began" || $0 == "cancelled" }
      XCTAssertEqual(events, ["began", "began", "cancelled", "cancelled"])
      bench.up(.volumeUp)
      bench.handle(.bringToFront("app"))
      bench.up(.volumeDown)
      XCTAssertFalse(bench.heard().contains("ended "), "EVT05")
    }
  }

  /// EVT05, EVT08: the press of an interaction that is switched off, removed, moved or hidden is
  /// cancelled.
  func testAnInteractionThatGoesIsCancelled() throws {
    let causes: [(PhoneBench) -> Void] = [
      { $0.interaction.isEnabled = false }, { $0.view.removeInteraction($0.interaction) },
      { CaptureView(in: $0.app).addInteraction($0.interaction) }, { $0.app.hide($0.view) },
      { $0.app.views = [] },
    ]
    for (choice, heard) in [
      (PhoneBehavior.Press.DisabledMidPress.cancelled, "began cancelled"),
      (.endedStillDelivered, "began ended"),
    ] {
      for cause in causes {
        let bench = try PhoneBench { $0.press.disabledMidPress = choice }
        bench.down(.volumeDown)
        cause(bench)
        bench.up(.volumeDown)
        XCTAssertEqual(bench.heard(), heard)
        bench.press(.volumeDown)
        XCTAssertEqual(bench.heard(), "volumeDown")
      }
    }
  }

  /// EVT08, EVT10: a stem press that has not yet reached the app is not delivered once the
  /// interaction is switched off, whatever happens to presses that have begun.
  func testAStemPressThatHasNotBegunIsNotDelivered() throws {
    let bench = try PhoneBench(
      behavior: { $0.press.disabledMidPress = .endedStillDelivered },
      settings: { $0.airPodsRemote = .pressOnce })
    bench.down(.airPodsStem)
    bench.interaction.isEnabled = false
    bench.up(.airPodsStem)
    XCTAssertEqual(bench.heard(), "airPodsControl")
  }

  /// EVT09, EVT10: an interaction is enabled at first; a disabled one leaves presses to the system.
  func testADisabledInteractionLeavesPressesToTheSystem() throws {
    let bench = try PhoneBench(settings: { $0.actionButton = .capture })
    XCTAssertTrue(CaptureEventInteraction { _ in }.isEnabled)
    bench.interaction.isEnabled = false
    for button in [PhoneButton.volumeUp, .volumeDown, .action] { bench.press(button) }
    XCTAssertEqual(bench.heard(), "volumeUp volumeDown actionButton")
    bench.interaction.isEnabled = true
    bench.press(.volumeUp)
    XCTAssertEqual(bench.heard(), "began ended")
  }

  /// EVT11, SET01: without a running session, or in the background, the system gets the presses.
  func testWithoutARunningSessionTheSystemGetsThePresses() throws {
    let bench = try PhoneBench()
    try bench.session.stopRunning()
    _ = bench.heard()
    bench.press(.volumeUp)
    bench.click()
    XCTAssertEqual(bench.heard(), "volumeUp launch")
    try bench.session.startRunning()
    bench.handle(.leaveApp)
    _ = bench.heard()
    bench.press(.volumeDown)
    bench.click()
    XCTAssertEqual(bench.heard(), "volumeDown launch")
  }

  /// EVT12: an interaction on no view, or on a view that is not shown, gets nothing.
  func testAnInteractionMustBeOnAViewThatIsShown() throws {
    let bench = try PhoneBench()
    bench.view.removeInteraction(bench.interaction)
    bench.press(.volumeUp)
    CaptureView(in: bench.app).addInteraction(bench.interaction)
    bench.press(.volumeUp)
    XCTAssertEqual(bench.heard(), "volumeUp volumeUp")
  }

  /// EVT14, EVT15, EVT16: a held click is one pair, a double click two; light presses are not
  /// events.
  func testHowManyEventsAClickHas() throws {
    let bench = try PhoneBench(titles: [])
    bench.click(for: .seconds(10))
    XCTAssertEqual(bench.heard(), "began ended")
    bench.click()
    bench.wait(.milliseconds(50))
    bench.click()
    XCTAssertEqual(bench.heard(), "began ended began ended")
    bench.lightPress()
    bench.doubleLightPress()
    bench.slide(12)
    bench.lightPress(for: .seconds(1))
    XCTAssertEqual(bench.heard(), "")
  }

  /// EVT18, EVT19: handlers run on the main actor; the phases have Apple's numbers.
  func testHandlersRunOnTheMainQueue() throws {
    let queue = ManualQueue()
    let phone = Phone(mainQueue: queue)
    let app = phone.launch("app")
    let session = try app.makeSession()
    let log = Log<UInt>()
    let view = CaptureView(in: app)
    app.show(view)
    view.addInteraction(
      CaptureEventInteraction { event in
        MainActor.assertIsolated()
        XCTAssertTrue(queue.isCurrent)
        log.add(event.phase.rawValue)
      })
    for isDown in [true, false, true] {
      phone.handle(.button(.volumeUp, isDown: isDown), at: .zero)
    }
    phone.handle(.leaveApp, at: .zero)
    XCTAssertEqual(log.all, [])
    queue.runAll()
    XCTAssertEqual(log.all, [0, 1, 0, 2])
    withExtendedLifetime(session) {}
  }

  /// EVT20: an event has its phase and whether to play a sound, but nothing about the button.
  func testAnEventDoesNotTellTheButton() throws {
    let bench = try PhoneBench()
    let names = Log<String>()
    bench.view.addInteraction(
      CaptureEventInteraction { event in
        for child in Mirror(reflecting: event).children { names.add(child.label ?? "") }
        names.add("\(event.phase) \(event.shouldPlaySound)")
      })
    bench.press(.volumeUp)
    XCTAssertTrue(names.all.contains("began false"))
    XCTAssertFalse(names.all.contains("button"))
  }

  /// EVT21: of several views with interactions, the frontmost counts, or as the phone is set.
  func testInteractionsOnSeveralViews() throws {
    for (policy, heard) in [
      (PhoneBehavior.Press.InteractionPolicy.frontmostView, "front-began front-ended"),
      (.latestAdded, "late-began late-ended"),
      (.all, "began late-began front-began ended late-ended front-ended"),
    ] {
      let bench = try PhoneBench { $0.press.interactionPolicy = policy }
      let front = CaptureView(in: bench.app)
      bench.app.show(front)
      front.addInteraction(PhoneBench.interaction("front-", bench.log))
      bench.view.addInteraction(PhoneBench.interaction("late-", bench.log))
      let off = CaptureView(in: bench.app)
      off.addInteraction(PhoneBench.interaction("off-", bench.log))
      off.interactions[0].isEnabled = false
      bench.app.show(off)
      bench.press(.volumeDown)
      XCTAssertEqual(bench.heard(), heard)
    }
  }

  /// EVT22: two interactions on one view both get every press.
  func testTwoInteractionsOnOneView() throws {
    let bench = try PhoneBench()
    bench.view.addInteraction(PhoneBench.interaction("second-", bench.log))
    bench.press(.volumeDown)
    XCTAssertEqual(bench.heard(), "began second-began ended second-ended")
    bench.down(.volumeDown)
    bench.interaction.isEnabled = false
    bench.up(.volumeDown)
    XCTAssertEqual(bench.heard(), "began second-began cancelled second-ended", "EVT05")
  }

  /// EVT23: an interaction that is added to a second view moves there.
  func testAnInteractionMoves() throws {
    let bench = try PhoneBench()
    let second = CaptureView(in: bench.app)
    second.addInteraction(bench.interaction)
    XCTAssertTrue(bench.interaction.view === second)
    XCTAssertEqual(bench.view.interactions, [])
    second.addInteraction(bench.interaction)
    XCTAssertEqual(second.interactions, [bench.interaction])
    bench.view.removeInteraction(bench.interaction)
    XCTAssertTrue(bench.interaction.view === second)
  }

  /// EVT24, EVT31: with the camera in use and no interaction the system asks; a second click within
  /// three seconds confirms.
  func testAnUnhandledClickInACameraAppAsks() throws {
    let bench = try PhoneBench(titles: [])
    bench.interaction.isEnabled = false
    bench.click()
    XCTAssertEqual(bench.heard(), "ask")
    bench.wait(.milliseconds(2_880))
    bench.click()
    XCTAssertEqual(bench.heard(), "launch")
    bench.click()
    bench.wait(.seconds(3))
    bench.click()
    XCTAssertEqual(bench.heard(), "ask ask")
    let brisk = try PhoneBench(titles: []) { $0.press.unhandledClick = .openCamera }
    brisk.interaction.isEnabled = false
    brisk.click()
    XCTAssertEqual(brisk.heard(), "launch")
  }

  /// EVT31: an answered question is over: the next click asks again.
  func testAnAnsweredQuestionIsOver() throws {
    let bench = try PhoneBench(titles: [])
    bench.interaction.isEnabled = false
    for _ in 0..<3 { bench.press(.cameraControl) }
    XCTAssertEqual(bench.heard(), "ask launch ask")
  }

  /// EVT31: the question ends with the app in which it was asked.
  func testTheQuestionGoesWithTheApp() throws {
    let bench = try PhoneBench(titles: [])
    bench.interaction.isEnabled = false
    bench.click()
    bench.handle(.leaveApp)
    bench.handle(.bringToFront("app"))
    _ = bench.heard()
    bench.click()
    XCTAssertEqual(bench.heard(), "ask")
  }

  /// EVT11, EVT24: a click that outlives the session in which it began launches without a question.
  func testAClickThatOutlivesTheSession() throws {
    let bench = try PhoneBench(titles: [])
    bench.interaction.isEnabled = false
    bench.pushDown()
    try bench.session.stopRunning()
    bench.lift()
    XCTAssertEqual(bench.heard(), "didStopRunning launch")
  }

  /// EVT25: a click that is held starts visual intelligence, where the system has it.
  func testAnUnhandledClickAndHold() throws {
    for (hold, version, heard) in [
      (
        PhoneBehavior.Press.UnhandledHold.visualIntelligence, SystemVersion.iOS18dot2,
        "visualIntelligence"
      ),
      (.visualIntelligence, SystemVersion(18, 1), "launch"), (.none, .iOS26, "launch"),
    ] {
      let bench = try PhoneBench(
        behavior: { $0.press.unhandledHold = hold }, settings: { $0.systemVersion = version })
      try bench.session.stopRunning()
      _ = bench.heard()
      bench.click(for: .seconds(1))
      XCTAssertEqual(bench.heard(), heard)
    }
  }

  /// EVT27: the release of a press whose beginning was not delivered is not delivered either.
  func testAReleaseWithoutABeginningIsDropped() throws {
    let bench = try PhoneBench()
    try bench.session.stopRunning()
    bench.down(.volumeUp)
    try bench.session.startRunning()
    _ = bench.heard()
    bench.up(.volumeUp)
    bench.up(.volumeDown)
    XCTAssertEqual(bench.heard(), "")
    bench.press(.volumeUp)
    XCTAssertEqual(bench.heard(), "began ended")
  }

  /// EVT28: two buttons at once are two pairs.
  func testOverlappingPressesAreIndependent() throws {
    let bench = try PhoneBench()
    bench.down(.volumeDown)
    bench.pushDown()
    bench.up(.volumeDown)
    bench.down(.volumeUp)
    bench.lift()
    bench.up(.volumeUp)
    XCTAssertEqual(bench.heard(), "began began ended began ended ended")
  }
}
