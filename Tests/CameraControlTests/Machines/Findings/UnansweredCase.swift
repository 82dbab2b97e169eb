import CameraControl
import CameraControlTesting
import XCTest

/// A phone, what happens on it, and the reasons that it then gives.
struct UnansweredCase: Sendable {
  typealias Act = @Sendable (CameraApp) throws -> Void

  var model = PhoneModel.iPhone16Pro
  var titles = ["Focus", "Depth"]
  var behavior: @Sendable (inout PhoneBehavior) -> Void = { _ in }
  var settings: @Sendable (inout PhoneSettings) -> Void = { _ in }
  var quirks: @Sendable (inout Quirks) -> Void = { _ in }
  var prepare: Act = { _ in }
  var act: Act
  var told: [String]

  /// Creates the phone, performs the case and compares what the phone told; returns the phone.
  @discardableResult
  func run(file: StaticString = #filePath, line: UInt = #line) throws -> CameraApp {
    let (phone, app) = try CameraApp.open(
      model, titles: titles, behavior: behavior, settings: settings, quirks: quirks)
    try prepare(app)
    let log = UnansweredLog(phone.core)
    try act(app)
    XCTAssertEqual(log.takeAll(), told, file: file, line: line)
    return app
  }
}

// MARK: Presses

extension UnansweredCase {
  static let press: Act = { $0.phone.press(.volumeUp) }
  static let stop: Act = { try $0.session.stopRunning() }

  /// Presses of volume up, with the reasons from the first to check to the last.
  static let presses: [UnansweredCase] = [
    UnansweredCase(
      prepare: { $0.phone.leaveApp() }, act: press, told: ["volumeUp: appNotInFront"]),
    UnansweredCase(
      prepare: { $0.phone.turnScreenOff() }, act: press,
      told: ["volumeUp: screenOff, appNotInFront"]),
    UnansweredCase(
      prepare: { $0.phone.launch("other") }, act: press,
      told: ["volumeUp: appNotInFront"]),
    UnansweredCase(
      prepare: { app in
        app.phone.perform([.endApp("app")])
        app.phone.launch("other")
      }, act: press, told: ["volumeUp: noSession, noInteraction"]),
    // DEV22: an app that was ended because it lost its camera needs more than to come to the front.
    UnansweredCase(
      prepare: { $0.phone.app.setAuthorizationStatus(.denied, for: .video) }, act: press,
      told: ["volumeUp: appNotInFront, accessDenied"]),
    // EVT41: the app was opened again, and what the test still has is of the process that has ended.
    UnansweredCase(
      prepare: { $0.phone.perform([.endApp("app"), .returnToApp]) }, act: press,
      told: ["volumeUp: processEnded, viewOfEndedProcess"]),
    // EVT40: without capture events there is only one more reason.
    UnansweredCase(
      titles: [], settings: { $0.systemVersion = SystemVersion(17, 1) }, act: press,
      told: ["volumeUp: systemTooOld"]),
    UnansweredCase(
      titles: [], settings: { $0.systemVersion = SystemVersion(17, 1) }, prepare: stop, act: press,
      told: ["volumeUp: systemTooOld, noRunningSession"]),
    UnansweredCase(prepare: stop, act: press, told: ["volumeUp: noRunningSession"]),
    UnansweredCase(
      prepare: { $0.phone.interrupt(.videoDeviceInUseByAnotherClient) }, act: press,
      told: ["volumeUp: interrupted"]),
    UnansweredCase(
      prepare: { $0.session.removeInput($0.session.inputs[0]) }, act: press,
      told: ["volumeUp: noCameraInput"]),
    UnansweredCase(
      prepare: { app in
        try app.session.stopRunning()
        app.session.removeInput(app.session.inputs[0])
        app.phone.app.setAuthorizationStatus(.denied, for: .video)
        app.interaction.isEnabled = false
      },
      act: press,
      told: ["volumeUp: accessDenied, noRunningSession, noCameraInput, interactionDisabled"]),
    UnansweredCase(
      behavior: { $0.session.cameraInUse = .alsoOutputOrPreview }, act: press,
      told: ["volumeUp: noOutput"]),
    UnansweredCase(
      behavior: { $0.session.cameraInUse = .alsoOutputOrPreview }, prepare: stop, act: press,
      told: ["volumeUp: noRunningSession, noOutput"]),
    UnansweredCase(
      prepare: { $0.view.removeInteraction($0.interaction) }, act: press,
      told: ["volumeUp: noInteraction"]),
    UnansweredCase(
      prepare: { $0.phone.app.hide($0.view) }, act: press, told: ["volumeUp: interactionNotShown"]),
    UnansweredCase(
      prepare: { $0.interaction.isEnabled = false }, act: press,
      told: ["volumeUp: interactionDisabled"]),
  ]

  /// Every button, with a session that does not run; then buttons that are assigned to something
  /// else.
  static let buttons: [UnansweredCase] = [
    UnansweredCase(
      prepare: stop, act: { $0.phone.press(.volumeDown) }, told: ["volumeDown: noRunningSession"]),
    UnansweredCase(
      prepare: stop, act: { $0.phone.click() }, told: ["cameraControl: noRunningSession"]),
    UnansweredCase(
      prepare: stop, act: { $0.phone.press(.cameraControl) },
      told: ["cameraControl: noRunningSession"]),
    UnansweredCase(
      settings: { $0.actionButton = .capture }, prepare: stop, act: { $0.phone.press(.action) },
      told: ["action: noRunningSession"]),
    UnansweredCase(
      settings: { $0.airPodsRemote = .pressOnce }, prepare: stop,
      act: { $0.phone.press(.airPodsStem) }, told: ["airPodsStem: noRunningSession"]),
    UnansweredCase(act: { $0.phone.press(.action) }, told: ["action: buttonUnassigned"]),
    UnansweredCase(
      prepare: stop, act: { $0.phone.press(.action) },
      told: ["action: buttonUnassigned, noRunningSession"]),
    UnansweredCase(act: { $0.phone.press(.airPodsStem) }, told: ["airPodsStem: buttonUnassigned"]),
    UnansweredCase(
      settings: { settings in
        settings.airPodsRemote = .pressOnce
        settings.airPodsEligible = false
      },
      act: { $0.phone.press(.airPodsStem) }, told: ["airPodsStem: airPodsUnsupported"]),
    UnansweredCase(
      settings: { settings in
        settings.airPodsRemote = .pressOnce
        settings.systemVersion = .iOS18
      },
      act: { $0.phone.press(.airPodsStem) }, told: ["airPodsStem: airPodsUnsupported"]),
    UnansweredCase(
      settings: { $0.airPodsEligible = false }, prepare: stop,
      act: { $0.phone.press(.airPodsStem) },
      told: ["airPodsStem: buttonUnassigned, airPodsUnsupported, noRunningSession"]),
    // That the stem is no remote is a reason beside others, too, whatever keeps it from being one.
    UnansweredCase(
      settings: { $0.airPodsRemote = .off }, prepare: stop, act: { $0.phone.press(.airPodsStem) },
      told: ["airPodsStem: buttonUnassigned, noRunningSession"]),
    UnansweredCase(
      settings: { settings in
        settings.airPodsRemote = .pressOnce
        settings.airPodsEligible = false
      }, prepare: stop, act: { $0.phone.press(.airPodsStem) },
      told: ["airPodsStem: airPodsUnsupported, noRunningSession"]),
    UnansweredCase(
      settings: { settings in
        settings.airPodsRemote = .pressOnce
        settings.systemVersion = .iOS18
      }, prepare: stop, act: { $0.phone.press(.airPodsStem) },
      told: ["airPodsStem: airPodsUnsupported, noRunningSession"]),
    UnansweredCase(
      model: .iPhone15, titles: [], act: { $0.phone.press(.action) },
      told: ["action: noActionButton"]),
    UnansweredCase(
      model: .iPhone15, titles: [], prepare: stop, act: { $0.phone.press(.action) },
      told: ["action: noActionButton, noRunningSession"]),
    // A long press is the camera's, so a short one is not.
    UnansweredCase(
      settings: { $0.airPodsRemote = .pressAndHold }, act: { $0.phone.press(.airPodsStem) },
      told: ["airPodsStem: buttonUnassigned"]),
    // What a press was for can disappear before the press is decided.
    UnansweredCase(
      settings: { $0.airPodsRemote = .pressOnce },
      act: { app in
        app.phone.down(.airPodsStem)
        app.interaction.isEnabled = false
        app.phone.up(.airPodsStem)
      }, told: ["airPodsStem: interactionDisabled"]),
    UnansweredCase(
      settings: { $0.airPodsRemote = .pressAndHold },
      act: { app in
        app.phone.down(.airPodsStem)
        try app.session.stopRunning()
        app.phone.wait(.seconds(2))
        app.phone.up(.airPodsStem)
      }, told: ["airPodsStem: noRunningSession"]),
  ]
}

// MARK: Light presses, slides and touches

extension UnansweredCase {
  static let light: Act = { $0.phone.lightPress() }

  static let lightPresses: [UnansweredCase] = [
    UnansweredCase(
      settings: { $0.adjustmentsEnabled = false }, act: light,
      told: ["lightPress: adjustmentsOff"]),
    // SES47: without controls, what the session lacks besides is told, too.
    UnansweredCase(
      titles: [], settings: { $0.systemVersion = SystemVersion(17, 2) }, prepare: stop, act: light,
      told: ["lightPress: systemTooOld, noRunningSession, noControls, noDelegate"]),
    UnansweredCase(prepare: stop, act: light, told: ["lightPress: noRunningSession"]),
    UnansweredCase(
      prepare: { $0.phone.turnScreenOff() }, act: light,
      told: ["lightPress: screenOff, appNotInFront"]),
    UnansweredCase(titles: [], act: light, told: ["lightPress: noControls"]),
    UnansweredCase(
      prepare: { try $0.session.setControlsDelegate(nil, queue: nil) }, act: light,
      told: ["lightPress: noDelegate"]),
    UnansweredCase(
      titles: [], settings: { $0.adjustmentsEnabled = false },
      prepare: { app in
        try app.session.setControlsDelegate(nil, queue: nil)
        try app.session.stopRunning()
      }, act: light,
      told: ["lightPress: adjustmentsOff, noRunningSession, noControls, noDelegate"]),
    UnansweredCase(
      behavior: { $0.overlay.allDisabled = .noOverlay },
      prepare: { for control in $0.controls { control.isEnabled = false } }, act: light,
      told: ["lightPress: controlDisabled"]),
    UnansweredCase(
      behavior: { $0.overlay.overlayNeedsInteraction = true },
      prepare: { $0.interaction.isEnabled = false }, act: light,
      told: ["lightPress: interactionDisabled"]),
    UnansweredCase(
      behavior: { $0.overlay.overlayNeedsInteraction = true },
      prepare: { $0.phone.app.hide($0.view) }, act: light, told: ["lightPress: interactionNotShown"]
    ),
    UnansweredCase(
      prepare: stop, act: { $0.phone.doubleLightPress() },
      told: ["lightPress: noRunningSession", "lightPress: noRunningSession"]),
  ]

  /// A slide of many readings; it is reported once.
  static let slide: Act = { app in
    for place in 0...8 { app.phone.sense(0, at: Double(place)) }
    app.phone.lift()
  }

  static let slides: [UnansweredCase] = [
    UnansweredCase(act: slide, told: ["slide: overlayHidden"]),
    UnansweredCase(
      prepare: { try $0.session.setControlsDelegate(nil, queue: nil) }, act: slide,
      told: ["slide: noDelegate, overlayHidden"]),
    UnansweredCase(
      prepare: { app in
        for control in app.controls { control.isEnabled = false }
        app.phone.lightPress()
      },
      act: { app in
        try slide(app)
        try slide(app)
      }, told: ["slide: controlDisabled", "slide: controlDisabled"]),
    UnansweredCase(
      quirks: { $0.reenableDoesNotStick = true },
      prepare: { app in
        app.controls[0].isEnabled = false
        app.controls[0].isEnabled = true
        app.phone.lightPress()
      }, act: slide, told: ["slide: controlNotReady"]),
  ]

  /// Fingers on a button that does not work: what is missing beyond the button is told, too.
  static let fingers: [UnansweredCase] = [
    UnansweredCase(
      settings: { $0.cameraControlEnabled = false }, act: { $0.phone.click() },
      told: ["touch: buttonOff"]
    ),
    UnansweredCase(
      settings: { $0.cameraControlEnabled = false },
      prepare: { app in
        try app.session.stopRunning()
        app.session.removeInput(app.session.inputs[0])
        app.phone.app.setAuthorizationStatus(.denied, for: .video)
      }, act: light,
      told: ["touch: buttonOff, accessDenied, noRunningSession, noCameraInput"]),
    UnansweredCase(
      model: .iPhone15, titles: [], prepare: { $0.phone.turnScreenOff() }, act: slide,
      told: ["touch: noCameraControl, screenOff, appNotInFront"]),
  ]

  private static let second: Act = { $0.phone.tapOverlay(item: 1) }
  private static let listWithDisabledItem: Act = { app in
    app.controls[1].isEnabled = false
    app.phone.doubleLightPress()
  }

  static let items: [UnansweredCase] = [
    UnansweredCase(
      behavior: { $0.overlay.disabledItem = .stayInList }, prepare: listWithDisabledItem,
      act: second, told: ["item: controlDisabled"]),
    UnansweredCase(
      behavior: { $0.overlay.disabledItem = .stayInList },
      prepare: { app in
        try listWithDisabledItem(app)
        app.phone.slide(millimeters: 31)
      }, act: light, told: ["item: controlDisabled"]),
    UnansweredCase(
      prepare: { $0.phone.doubleLightPress() },
      act: { app in
        for index in [-1, 2] { app.phone.core.handle(.touch(.tapItem(index)), at: app.phone.now) }
      }, told: ["item: noSuchItem", "item: noSuchItem"]),
    UnansweredCase(prepare: light, act: second, told: ["item: noSuchItem"]),
  ]

  static let touches: [UnansweredCase] = [
    UnansweredCase(
      act: { app in
        for touch in allTouches { app.phone.core.handle(.touch(touch), at: app.phone.now) }
      },
      told: allTouches.map { _ in "overlayTouch: overlayHidden" }),
    // What keeps the overlay from opening is told, too.
    UnansweredCase(
      model: .iPhone15, titles: [], act: second,
      told: ["overlayTouch: noCameraControl, overlayHidden"]),
    UnansweredCase(
      settings: { $0.cameraControlEnabled = false }, prepare: stop, act: second,
      told: ["overlayTouch: buttonOff, noRunningSession, overlayHidden"]),
    UnansweredCase(
      titles: [], act: second, told: ["overlayTouch: noControls, overlayHidden"]),
    UnansweredCase(
      behavior: { $0.overlay.overlayTouch = false }, prepare: light, act: second,
      told: ["overlayTouch: touchOff"]),
    UnansweredCase(
      behavior: { $0.overlay.overlayTouch = false }, act: second,
      told: ["overlayTouch: touchOff, overlayHidden"]),
  ]

  static let allTouches: [OverlayTouch] = [
    .swipeAway, .swipeToBezel, .drag(millimeters: 2), .tapItem(0), .tapOutside,
  ]
}
