import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Where a press goes: to an app, as events, or to the system.
final class PhonePressTests: XCTestCase {
  /// EVT01, EVT04, EVT11, EVT13, EVT17: one handler gets all presses, and the system none of them.
  func testOneHandlerGetsEveryPress() throws {
    let (phone, app) = try CameraApp.open(titles: [], settings: { $0.actionButton = .capture })
    for button in [PhoneButton.volumeUp, .volumeDown, .action, .cameraControl] {
      phone.down(button)
      XCTAssertEqual(app.heard(), "began")
      phone.up(button)
      XCTAssertEqual(app.heard(), "ended")
    }
  }

  /// EVT34: a button that is down does not go down again, and the finger on it stays where it is.
  func testAButtonThatIsDownDoesNotGoDownAgain() throws {
    let (phone, app) = try CameraApp.open(settings: { $0.actionButton = .capture })
    for button in PhoneButton.allCases where button != .airPodsStem {
      phone.down(button)
      phone.down(button)
      phone.wait(.milliseconds(100))
      phone.down(button)
      XCTAssertEqual(app.heard(), "began", "\(button)")
      phone.up(button)
      XCTAssertEqual(app.heard(), "ended", "\(button)")
    }
    // A finger in a glove presses without touching, and a second press brings no other finger.
    let gestures = Log<ButtonGesture>()
    let following = phone.core.observe([.gesture]) { record in
      if case .gesture(let gesture) = record.event { gestures.add(gesture) }
    }
    phone.wait(.seconds(1))
    phone.sense(1, at: nil, isSwitchDown: true)
    phone.down(.cameraControl)
    phone.lift()
    XCTAssertEqual(gestures.all, [.clickDown, .clickUp])
    following.cancel()
  }

  /// EVT02, EVT03: of two handlers, the secondary gets volume up, and the primary gets the rest.
  func testTwoHandlersShareThePresses() throws {
    let (phone, app) = try CameraApp.open(settings: { settings in
      settings.actionButton = .capture
      settings.airPodsRemote = .pressOnce
    })
    app.view.removeInteraction(app.interaction)
    let log = app.log
    app.view.addInteraction(
      CaptureEventInteraction(
        primary: { log.add("primary-\($0.phase)") },
        secondary: { log.add("secondary-\($0.phase)") }))
    for button in [PhoneButton.volumeDown, .action, .cameraControl] {
      phone.press(button)
      XCTAssertEqual(app.heard(), "primary-began primary-ended")
    }
    phone.press(.volumeUp)
    XCTAssertEqual(app.heard(), "secondary-began secondary-ended")
    phone.press(.airPodsStem)
    XCTAssertEqual(app.heard(), "sound:default primary-began primary-ended")
  }

  /// EVT06, EVT07, EVT30: what stops the app from capturing cancels the press, once.
  func testAPressIsCancelledWhenTheAppCannotCapture() throws {
    let causes: [(CameraApp) throws -> Void] = [
      { $0.phone.leaveApp() }, { $0.phone.launch("other") },
      { try $0.session.stopRunning() }, { $0.phone.perform([.endApp("app")]) },
      { $0.phone.interrupt(.audioDeviceInUseByAnotherClient) },
      { $0.session.removeInput($0.session.inputs[0]) },
    ]
    for cause in causes {
      let (phone, app) = try CameraApp.open()
      phone.down(.volumeUp)
      phone.down(.volumeDown)
      try cause(app)
      let events = app.heard().split(separator: " ").filter { $0 == "began" || $0 == "cancelled" }
      XCTAssertEqual(events, ["began", "began", "cancelled", "cancelled"])
      phone.up(.volumeUp)
      phone.returnToApp()
      phone.up(.volumeDown)
      XCTAssertFalse(app.heard().contains("ended "), "EVT05")
    }
  }

  /// EVT05, EVT08: the press of an interaction that is switched off, removed, moved or hidden is
  /// canceled.
  func testAnInteractionThatGoesIsCancelled() throws {
    let causes: [(CameraApp) -> Void] = [
      { $0.interaction.isEnabled = false }, { $0.view.removeInteraction($0.interaction) },
      { CaptureView(in: $0.phone.app).addInteraction($0.interaction) },
      { $0.phone.app.hide($0.view) },
      { $0.phone.app.views = [] },
    ]
    for (choice, heard) in [
      (PhoneBehavior.Press.DisabledMidPress.cancelled, "began cancelled"),
      (.endedStillDelivered, "began ended"),
    ] {
      for cause in causes {
        let (phone, app) = try CameraApp.open { $0.press.disabledMidPress = choice }
        phone.down(.volumeDown)
        cause(app)
        phone.up(.volumeDown)
        XCTAssertEqual(app.heard(), heard)
        phone.press(.volumeDown)
        XCTAssertEqual(app.heard(), "volumeDown")
      }
    }
  }

  /// EVT08, EVT10: a stem press that has not yet reached the app is not delivered once the
  /// interaction is switched off, whatever happens to presses that have begun.
  func testAStemPressThatHasNotBegunIsNotDelivered() throws {
    let (phone, app) = try CameraApp.open(
      behavior: { $0.press.disabledMidPress = .endedStillDelivered },
      settings: { $0.airPodsRemote = .pressOnce })
    phone.down(.airPodsStem)
    app.interaction.isEnabled = false
    phone.up(.airPodsStem)
    XCTAssertEqual(app.heard(), "airPodsControl")
  }

  /// EVT09, EVT10: an interaction is enabled at first; a disabled one leaves presses to the system.
  func testADisabledInteractionLeavesPressesToTheSystem() throws {
    let (phone, app) = try CameraApp.open(settings: { $0.actionButton = .capture })
    XCTAssertTrue(CaptureEventInteraction { _ in }.isEnabled)
    app.interaction.isEnabled = false
    for button in [PhoneButton.volumeUp, .volumeDown, .action] { phone.press(button) }
    XCTAssertEqual(app.heard(), "volumeUp volumeDown actionButton")
    app.interaction.isEnabled = true
    phone.press(.volumeUp)
    XCTAssertEqual(app.heard(), "began ended")
  }

  /// EVT11, SET01: without a running session, or in the background, the system gets the presses.
  func testWithoutARunningSessionTheSystemGetsThePresses() throws {
    let (phone, app) = try CameraApp.open()
    try app.session.stopRunning()
    _ = app.heard()
    phone.press(.volumeUp)
    phone.click()
    XCTAssertEqual(app.heard(), "volumeUp launch")
    try app.session.startRunning()
    phone.leaveApp()
    _ = app.heard()
    phone.press(.volumeDown)
    phone.click()
    XCTAssertEqual(app.heard(), "volumeDown launch")
  }

  /// EVT12: an interaction on no view, or on a view that is not shown, gets nothing.
  func testAnInteractionMustBeOnAViewThatIsShown() throws {
    let (phone, app) = try CameraApp.open()
    app.view.removeInteraction(app.interaction)
    phone.press(.volumeUp)
    CaptureView(in: phone.app).addInteraction(app.interaction)
    phone.press(.volumeUp)
    XCTAssertEqual(app.heard(), "volumeUp volumeUp")
  }

  /// EVT14, EVT15, EVT16: a held click is one pair, a double click two; light presses are not
  /// events.
  func testHowManyEventsAClickHas() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    phone.press(.cameraControl, for: .seconds(10))
    XCTAssertEqual(app.heard(), "began ended")
    phone.click()
    phone.wait(.milliseconds(50))
    phone.click()
    XCTAssertEqual(app.heard(), "began ended began ended")
    phone.lightPress()
    phone.doubleLightPress()
    phone.slide(millimeters: 12)
    phone.lightHold(for: .seconds(1))
    XCTAssertEqual(app.heard(), "")
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
    let (phone, app) = try CameraApp.open()
    let names = Log<String>()
    app.view.addInteraction(
      CaptureEventInteraction { event in
        for child in Mirror(reflecting: event).children { names.add(child.label ?? "") }
        names.add("\(event.phase) \(event.shouldPlaySound)")
      })
    phone.press(.volumeUp)
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
      let (phone, app) = try CameraApp.open { $0.press.interactionPolicy = policy }
      let front = CaptureView(in: phone.app)
      phone.app.show(front)
      front.addInteraction(app.interaction("front-"))
      app.view.addInteraction(app.interaction("late-"))
      let off = CaptureView(in: phone.app)
      off.addInteraction(app.interaction("off-"))
      off.interactions[0].isEnabled = false
      phone.app.show(off)
      phone.press(.volumeDown)
      XCTAssertEqual(app.heard(), heard)
    }
  }

  /// EVT22: two interactions on one view both get every press.
  func testTwoInteractionsOnOneView() throws {
    let (phone, app) = try CameraApp.open()
    app.view.addInteraction(app.interaction("second-"))
    phone.press(.volumeDown)
    XCTAssertEqual(app.heard(), "began second-began ended second-ended")
    phone.down(.volumeDown)
    app.interaction.isEnabled = false
    phone.up(.volumeDown)
    XCTAssertEqual(app.heard(), "began second-began cancelled second-ended", "EVT05")
  }

  /// EVT08, EVT23: the press of an interaction that moves to another phone is canceled at once.
  func testAnInteractionMovesToAnotherPhone() throws {
    let (phone, app) = try CameraApp.open()
    let (_, other) = try CameraApp.open()
    phone.down(.volumeUp)
    XCTAssertEqual(app.heard(), "began")
    other.view.addInteraction(app.interaction)
    XCTAssertEqual(app.heard(), "cancelled")
    phone.up(.volumeUp)
    XCTAssertEqual(app.heard(), "")
  }

  /// EVT23: an interaction that is added to a second view moves there.
  func testAnInteractionMoves() throws {
    let (phone, app) = try CameraApp.open()
    let second = CaptureView(in: phone.app)
    second.addInteraction(app.interaction)
    XCTAssertTrue(app.interaction.view === second)
    XCTAssertEqual(app.view.interactions, [])
    second.addInteraction(app.interaction)
    XCTAssertEqual(second.interactions, [app.interaction])
    app.view.removeInteraction(app.interaction)
    XCTAssertTrue(app.interaction.view === second)
  }

  /// EVT24, EVT31: with the camera in use and no interaction the system asks; a second click within
  /// three seconds confirms.
  func testAnUnhandledClickInACameraAppAsks() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    app.interaction.isEnabled = false
    phone.click()
    XCTAssertEqual(app.heard(), "ask")
    phone.wait(.milliseconds(2_880))
    phone.click()
    XCTAssertEqual(app.heard(), "launch")
    phone.click()
    phone.wait(.seconds(3))
    phone.click()
    XCTAssertEqual(app.heard(), "ask ask")
    let brisk = try CameraApp(titles: []) { $0.press.unhandledClick = .openCamera }
    brisk.interaction.isEnabled = false
    brisk.phone.click()
    XCTAssertEqual(brisk.heard(), "launch")
  }

  /// EVT31: an answered question is over: the next click asks again.
  func testAnAnsweredQuestionIsOver() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    app.interaction.isEnabled = false
    for _ in 0..<3 { phone.press(.cameraControl) }
    XCTAssertEqual(app.heard(), "ask launch ask")
  }

  /// EVT31: the question ends with the app in which it was asked.
  func testTheQuestionGoesWithTheApp() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    app.interaction.isEnabled = false
    phone.click()
    phone.leaveApp()
    phone.returnToApp()
    _ = app.heard()
    phone.click()
    XCTAssertEqual(app.heard(), "ask")
  }

  /// EVT11, EVT24: a click that outlives the session in which it began launches without a question.
  func testAClickThatOutlivesTheSession() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    app.interaction.isEnabled = false
    phone.down(.cameraControl)
    try app.session.stopRunning()
    phone.lift()
    XCTAssertEqual(app.heard(), "didStopRunning launch")
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
      let (phone, app) = try CameraApp.open(
        behavior: { $0.press.unhandledHold = hold }, settings: { $0.systemVersion = version })
      try app.session.stopRunning()
      _ = app.heard()
      phone.press(.cameraControl, for: .seconds(1))
      XCTAssertEqual(app.heard(), heard)
    }
  }

  /// EVT27: the release of a press whose beginning was not delivered is not delivered either.
  func testAReleaseWithoutABeginningIsDropped() throws {
    let (phone, app) = try CameraApp.open()
    try app.session.stopRunning()
    phone.down(.volumeUp)
    try app.session.startRunning()
    _ = app.heard()
    phone.up(.volumeUp)
    phone.up(.volumeDown)
    XCTAssertEqual(app.heard(), "")
    phone.press(.volumeUp)
    XCTAssertEqual(app.heard(), "began ended")
  }

  /// EVT28: two buttons at once are two pairs.
  func testOverlappingPressesAreIndependent() throws {
    let (phone, app) = try CameraApp.open()
    phone.down(.volumeDown)
    phone.down(.cameraControl)
    phone.up(.volumeDown)
    phone.down(.volumeUp)
    phone.lift()
    phone.up(.volumeUp)
    XCTAssertEqual(app.heard(), "began began ended began ended ended")
  }
}
