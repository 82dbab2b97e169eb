import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// What opens the overlay, and what it shows.
final class PhoneOverlayTests: XCTestCase {
  /// DEL04, DEL07, OVL05: only a gesture presents the controls, with the callbacks in this order.
  func testALightPressOpensTheOverlay() throws {
    let (phone, app) = try CameraApp.open()
    XCTAssertEqual(app.heard(), "")
    phone.lightPress()
    XCTAssertEqual(app.heard(), "active enter")
    XCTAssertEqual(phone.overlay.titles, "Focus")
  }

  /// DEL05, DEL06, DEL07, OVL25: after three seconds without a gesture the overlay closes.
  func testTheOverlayClosesByItselfWithExitBeforeInactive() throws {
    let (phone, app) = try CameraApp.open()
    phone.lightPress()
    _ = app.heard()
    phone.wait(.milliseconds(2_999))
    XCTAssertEqual(app.heard(), "")
    phone.wait(.milliseconds(1))
    XCTAssertEqual(app.heard(), "exit inactive")
    XCTAssertNil(phone.core.nextDeadline)
  }

  /// OVL25: the list has its own timeout, and either timeout can be never.
  func testTheTimeoutsOfControlAndListAreTwo() throws {
    let (phone, app) = try CameraApp.open { $0.overlay.timeouts.list = .seconds(1) }
    phone.doubleLightPress()
    phone.wait(.seconds(1))
    XCTAssertEqual(app.heard(), "active enter exit inactive")
    let patient = try CameraApp { $0.overlay.timeouts.control = nil }
    patient.phone.lightPress()
    patient.phone.wait(.seconds(3600))
    XCTAssertEqual(patient.heard(), "active enter")
    patient.phone.doubleLightPress()
    patient.phone.wait(.seconds(3))
    XCTAssertEqual(patient.heard(), "exit inactive")
    let reader = try CameraApp { $0.overlay.timeouts.list = nil }
    reader.phone.doubleLightPress()
    reader.phone.wait(.seconds(3600))
    XCTAssertEqual(reader.phone.overlay.titles, "[Focus] Depth Tint")
  }

  /// OVL01: without a delegate nothing opens.
  func testWithoutADelegateThereIsNoOverlay() throws {
    let (phone, app) = try CameraApp.open()
    try app.session.setControlsDelegate(nil, queue: nil)
    phone.doubleLightPress()
    XCTAssertEqual(app.heard(), "")
    XCTAssertEqual(phone.overlay.titles, "hidden")
  }

  /// OVL01: a delegate that no longer exists does not count.
  func testADelegateThatIsGoneIsNone() throws {
    let (phone, app) = try CameraApp.open()
    try app.session.setControlsDelegate(DelegateLog(app.log), queue: .inPlace)
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "hidden")
  }

  /// OVL01: if a delegate is released while the overlay is open, the next press closes the overlay, and
  /// so does the next change of the app's session.
  func testADelegateThatGoesMeanwhile() throws {
    let steps: [(CameraApp) throws -> Void] = [
      { app in
        app.phone.wait(.milliseconds(50))
        app.phone.pressInGloves()
      },
      { $0.phone.lightPress() }, { $0.phone.swipeOverlay() },
      { try $0.session.addOutput(CaptureOutput(.movieFile)) },
    ]
    for step in steps {
      let (phone, app) = try CameraApp.open()
      var delegate: DelegateLog? = DelegateLog(app.log)
      try app.session.setControlsDelegate(delegate, queue: .inPlace)
      phone.lightPress()
      XCTAssertEqual(app.heard(), "active enter")
      delegate = nil
      try step(app)
      XCTAssertEqual(phone.overlay.titles, "hidden")
      XCTAssertEqual(app.heard(), "")
      XCTAssertNil(delegate)
    }
  }

  /// DEL05: when the overlay closes because its delegate is gone, no callback is recorded.
  func testNothingIsToldToADelegateThatIsGone() throws {
    let (phone, app) = try CameraApp.open()
    let callbacks = Log<ControlsCallback>()
    let observation = phone.core.observe { record in
      if case .callback(let callback) = record.event { callbacks.add(callback) }
    }
    var delegate: DelegateLog? = DelegateLog(app.log)
    try app.session.setControlsDelegate(delegate, queue: .inPlace)
    phone.lightPress()
    delegate = nil
    phone.wait(.seconds(4))
    XCTAssertEqual(phone.overlay.titles, "hidden")
    XCTAssertEqual(callbacks.all, [.didBecomeActive, .willEnterFullscreen])
    XCTAssertNil(delegate)
    observation.cancel()
  }

  /// OVL02: without a control nothing opens.
  func testWithoutControlsThereIsNoOverlay() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    phone.lightPress()
    phone.doubleLightPress()
    XCTAssertEqual(app.heard() + phone.overlay.titles, "hidden")
  }

  /// OVL03: the session must run, uninterrupted, in front, with a video input.
  func testWithoutACameraInUseThereIsNoOverlay() throws {
    let (phone, app) = try CameraApp.open()
    let input = app.session.inputs[0]
    try app.session.stopRunning()
    phone.lightPress()
    try app.session.startRunning()
    phone.interrupt(.videoDeviceInUseByAnotherClient)
    phone.lightPress()
    phone.endInterruption()
    app.session.removeInput(input)
    phone.lightPress()
    try app.session.addInput(input)
    phone.leaveApp()
    phone.lightPress()
    XCTAssertFalse(app.heard().contains("active"))
    phone.returnToApp()
    phone.lightPress()
    XCTAssertEqual(app.heard(), "interruptionEnded active enter")
  }

  /// OVL03: where an output or a preview is required, an input is not enough.
  func testWhereAnOutputIsAskedForAnInputIsNotEnough() throws {
    let (phone, app) = try CameraApp.open { $0.session.cameraInUse = .alsoOutputOrPreview }
    phone.lightPress()
    phone.click()
    XCTAssertEqual(app.heard(), "launch")
    try app.session.addOutput(CaptureOutput(.preview))
    phone.lightPress()
    XCTAssertEqual(app.heard(), "active enter")
  }

  /// OVL03: any one output is enough where one is required, and no output replaces the input.
  func testEveryOutputIsEnoughButNoneIsAnInput() throws {
    for kind in CaptureOutput.Kind.allCases {
      let (phone, app) = try CameraApp.open { $0.session.cameraInUse = .alsoOutputOrPreview }
      let (input, output) = (app.session.inputs[0], CaptureOutput(kind))
      try app.session.addOutput(output)
      phone.lightPress()
      XCTAssertEqual(app.heard(), "active enter", "\(kind)")
      app.session.removeInput(input)
      XCTAssertEqual(app.heard(), "exit inactive", "\(kind)")
      phone.lightPress()
      phone.press(.volumeUp)
      XCTAssertEqual(app.heard(), "volumeUp", "\(kind)")
      try app.session.addInput(input)
      phone.lightPress()
      XCTAssertEqual(app.heard(), "active enter", "\(kind)")
      app.session.removeOutput(output)
      XCTAssertEqual(app.heard(), "exit inactive", "\(kind)")
      phone.lightPress()
      XCTAssertEqual(app.heard(), "", "\(kind)")
    }
  }

  /// OVL03: without the option an output makes no difference, with an input or without.
  func testAnOutputIsNotNeededAndNotEnough() throws {
    for kind in CaptureOutput.Kind.allCases {
      let (phone, app) = try CameraApp.open()
      try app.session.addOutput(CaptureOutput(kind))
      app.session.removeInput(app.session.inputs[0])
      phone.lightPress()
      phone.press(.volumeUp)
      XCTAssertEqual(app.heard(), "volumeUp", "\(kind)")
    }
  }

  /// OVL03: a microphone is no camera.
  func testAMicrophoneAloneIsNotEnough() throws {
    let (phone, app) = try CameraApp.open()
    let camera = app.session.inputs[0]
    try app.session.addInput(CaptureDeviceInput(device: phone.core.addCamera(.microphone)))
    phone.lightPress()
    XCTAssertEqual(app.heard(), "active enter")
    app.session.removeInput(camera)
    XCTAssertEqual(app.heard(), "exit inactive")
    XCTAssertEqual(app.session.inputs.map(\.mediaType), [.audio])
    phone.lightPress()
    phone.press(.volumeUp)
    phone.click()
    XCTAssertEqual(app.heard(), "volumeUp launch")
  }

  /// OVL04: no interaction is needed, unless the phone is set to require an enabled one.
  func testTheOverlayNeedsNoInteraction() throws {
    let (phone, app) = try CameraApp.open()
    app.view.removeInteraction(app.interaction)
    phone.lightPress()
    XCTAssertEqual(app.heard(), "active enter")
    let strict = try CameraApp { $0.overlay.overlayNeedsInteraction = true }
    strict.phone.lightPress()
    XCTAssertEqual(strict.heard(), "active enter")
    strict.interaction.isEnabled = false
    XCTAssertEqual(strict.heard(), "exit inactive")
    strict.phone.lightPress()
    XCTAssertEqual(strict.heard(), "")
  }

  /// OVL05, OVL19: opening a control is enough to make it the one that is shown next time.
  func testTheLastUsedControlComesBack() throws {
    let (phone, app) = try CameraApp.open()
    phone.doubleLightPress()
    phone.slide(millimeters: 15)
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Depth")
    phone.wait(.seconds(4))
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Depth")
    XCTAssertEqual(app.heard(), "active enter exit inactive active enter", "nothing was changed")
  }

  /// OVL06: the first enabled control is shown first, or else the first.
  func testWhatAFirstLightPressShows() throws {
    for (initial, disabled, shown) in [
      (PhoneBehavior.Overlay.InitialControl.firstEnabled, [0], "Depth"),
      (.firstEnabled, [0, 1, 2], "Focus off"), (.first, [0], "Focus off"), (.middle, [], "Depth"),
      (.middle, [1], "Depth off"),
    ] {
      let (phone, app) = try CameraApp.open { $0.overlay.initialControl = initial }
      for index in disabled { app.controls[index].isEnabled = false }
      phone.lightPress()
      XCTAssertEqual(phone.overlay.titles, shown)
    }
    let even = try CameraApp(titles: ["a", "b", "c", "d"]) { $0.overlay.initialControl = .middle }
    even.phone.lightPress()
    XCTAssertEqual(even.phone.overlay.titles, "b")
  }

  /// OVL08: when the remembered control is gone, the choice is that of a first use.
  func testARememberedControlThatIsGoneIsReplaced() throws {
    let (phone, app) = try CameraApp.open()
    phone.doubleLightPress()
    phone.tapOverlay(item: 2)
    phone.wait(.seconds(4))
    try app.session.removeControl(app.controls[2])
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Focus")
  }

  /// OVL09: a remembered control that is disabled is shown, and is inert.
  func testARememberedControlThatIsDisabledIsShownInert() throws {
    let (phone, app) = try CameraApp.open()
    phone.lightPress()
    phone.wait(.seconds(4))
    app.controls[0].isEnabled = false
    phone.lightPress()
    XCTAssertEqual(phone.overlay.titles, "Focus off")
    _ = app.heard()
    phone.slide(millimeters: 10)
    XCTAssertEqual(app.heard(), "")
  }

  /// OVL10: with everything disabled the overlay opens, unless the phone is set not to.
  func testWithEverythingDisabledTheOverlayOpens() throws {
    for (option, shown) in [
      (PhoneBehavior.Overlay.AllDisabled.showInert, "Focus off"), (.noOverlay, "hidden"),
    ] {
      let (phone, app) = try CameraApp.open { $0.overlay.allDisabled = option }
      for control in app.controls { control.isEnabled = false }
      phone.lightPress()
      XCTAssertEqual(phone.overlay.titles, shown)
    }
  }

  /// OVL10: the option is about opening only, so an open overlay whose last control is disabled stays.
  func testAnOpenOverlayStaysWithEverythingDisabled() throws {
    for option in PhoneBehavior.Overlay.AllDisabled.allCases {
      let (phone, app) = try CameraApp.open { $0.overlay.allDisabled = option }
      phone.lightPress()
      for control in app.controls { control.isEnabled = false }
      XCTAssertEqual(phone.overlay.titles, "Focus off")
      phone.slide(by: 0.5)
      XCTAssertEqual(app.heard(), "active enter")
    }
  }

  /// OVL29: if only disabled controls are left after a removal, the overlay closes.
  func testARemovalThatLeavesOnlyDisabledControlsClosesTheOverlay() throws {
    let (phone, app) = try CameraApp.open()
    for control in app.controls.dropFirst() { control.isEnabled = false }
    phone.lightPress()
    try app.session.removeControl(app.controls[0])
    XCTAssertEqual(phone.overlay, .hidden)
    XCTAssertEqual(app.heard(), "active enter exit inactive")
  }

  /// OVL12, GST15: a finger without force opens nothing; a slide with force opens and turns.
  func testATouchOrSlideAloneOpensNothing() throws {
    let (phone, app) = try CameraApp.open()
    phone.slide(millimeters: 10)
    phone.touch(force: 0.1)
    phone.wait(.seconds(5))
    phone.lift()
    XCTAssertEqual(app.heard(), "")
    phone.lightSlide(by: 6 / 30)
    XCTAssertEqual(app.heard(), "active enter Focus=0.2")
  }

  /// OVL13, GST11: thirty millimeters are the whole range of a slider.
  func testASlideTurnsTheShownControl() throws {
    let (phone, app) = try CameraApp.open()
    phone.lightPress()
    phone.slide(millimeters: 6)
    XCTAssertEqual(app.heard(), "active enter Focus=0.2")
    phone.slide(millimeters: -3)
    XCTAssertEqual(app.heard(), "Focus=0.1")
  }

  /// OVL31: a slider shows its value through its format, a picker the title of its index.
  func testTheOverlayShowsValuesAsTheAppSays() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    slider.localizedValueFormat = "%@ m"
    slider.setActionQueue(.inPlace) { _ in }
    let picker = try CaptureIndexPicker(
      "Look", symbolName: "camera.filters", localizedIndexTitles: ["Warm", "Cold"])
    picker.setActionQueue(.inPlace) { _ in }
    try app.session.addControl(slider)
    try app.session.addControl(picker)
    phone.lightPress()
    phone.slide(millimeters: 15)
    guard case .control(let focus) = phone.overlay else { return XCTFail("no control") }
    XCTAssertEqual(focus.valueText, "0.5 m")
    phone.doubleLightPress()
    phone.tapOverlay(item: 1)
    phone.slide(millimeters: 20)
    guard case .control(let look) = phone.overlay else { return XCTFail("no control") }
    XCTAssertEqual(look.valueText, "Cold")
  }

  /// OVL11, OVL15, OVL17, OVL18, OVL28, OVL29: a follower is told of everything that the overlay
  /// comes to show, the way back from the list to a control included.
  func testEveryChangeOfTheOverlayIsRecorded() throws {
    let (phone, app) = try CameraApp.open()
    let overlays = Log<OverlayAppearance>()
    let observation = phone.core.observe { record in
      if case .overlay(let appearance) = record.event { overlays.add(appearance) }
    }
    let steps: [(shown: String, step: () throws -> Void)] = [
      ("[Focus] Depth Tint", { phone.doubleLightPress() }),
      ("Depth", { phone.tapOverlay(item: 1) }),
      ("Focus [Depth] Tint", { phone.swipeOverlay() }),
      ("Focus Depth [Tint]", { phone.slide(millimeters: 30) }),
      ("Tint", { phone.lightPress() }),
      ("Focus", { try app.session.removeControl(app.controls[2]) }),
      ("hidden", { phone.tapOutsideOverlay() }),
    ]
    for (shown, step) in steps {
      try step()
      XCTAssertEqual(phone.overlay.titles, shown)
      XCTAssertEqual(overlays.takeAll().last, phone.overlay, shown)
    }
    observation.cancel()
  }
}
