import CameraControl
import TestSupport
import XCTest

/// What opens the overlay, and what it shows.
final class PhoneOverlayTests: XCTestCase {
  /// DEL04, DEL07, OVL05: only a gesture presents the controls, with the callbacks in this order.
  func testALightPressOpensTheOverlay() throws {
    let bench = try PhoneBench()
    XCTAssertEqual(bench.heard(), "")
    bench.lightPress()
    XCTAssertEqual(bench.heard(), "A E")
    XCTAssertEqual(bench.shown, "Focus")
  }

  /// DEL05, DEL06, DEL07, OVL25: after three seconds without a gesture the overlay closes.
  func testTheOverlayClosesByItselfWithExitBeforeInactive() throws {
    let bench = try PhoneBench()
    bench.lightPress()
    _ = bench.heard()
    bench.wait(.milliseconds(2_999))
    XCTAssertEqual(bench.heard(), "")
    bench.wait(.milliseconds(1))
    XCTAssertEqual(bench.heard(), "X I")
    XCTAssertNil(bench.phone.nextDeadline)
  }

  /// OVL25: the list has its own timeout, and either timeout can be never.
  func testTheTimeoutsOfControlAndListAreTwo() throws {
    let bench = try PhoneBench { $0.overlay.timeouts.list = .seconds(1) }
    bench.doubleLightPress()
    bench.wait(.seconds(1))
    XCTAssertEqual(bench.heard(), "A E X I")
    let patient = try PhoneBench { $0.overlay.timeouts.control = nil }
    patient.lightPress()
    patient.wait(.seconds(3600))
    XCTAssertEqual(patient.heard(), "A E")
    patient.doubleLightPress()
    patient.wait(.seconds(3))
    XCTAssertEqual(patient.heard(), "X I")
    let reader = try PhoneBench { $0.overlay.timeouts.list = nil }
    reader.doubleLightPress()
    reader.wait(.seconds(3600))
    XCTAssertEqual(reader.shown, "[Focus] Depth Tint")
  }

  /// OVL01: without a delegate nothing opens.
  func testWithoutADelegateThereIsNoOverlay() throws {
    let bench = try PhoneBench()
    try bench.session.setControlsDelegate(nil, queue: nil)
    bench.doubleLightPress()
    XCTAssertEqual(bench.heard(), "")
    XCTAssertEqual(bench.shown, "hidden")
  }

  /// OVL01: a delegate that no longer exists does not count.
  func testADelegateThatIsGoneIsNone() throws {
    let bench = try PhoneBench()
    try bench.session.setControlsDelegate(RecordingDelegate(bench.log), queue: .inPlace)
    bench.lightPress()
    XCTAssertEqual(bench.shown, "hidden")
  }

  /// OVL01: if a delegate is released while the overlay is open, the next press closes the overlay, and
  /// so does the next change of the app's session.
  func testADelegateThatGoesMeanwhile() throws {
    let steps: [(PhoneBench) throws -> Void] = [
      { bench in
        bench.wait(.milliseconds(50))
        bench.touchlessLightPress()
      },
      { $0.lightPress() }, { $0.handle(.touch(.swipeAway)) },
      { try $0.session.addOutput(CaptureOutput(.movieFile)) },
    ]
    for step in steps {
      let bench = try PhoneBench()
      var delegate: RecordingDelegate? = RecordingDelegate(bench.log)
      try bench.session.setControlsDelegate(delegate, queue: .inPlace)
      bench.lightPress()
      XCTAssertEqual(bench.heard(), "A E")
      delegate = nil
      try step(bench)
      XCTAssertEqual(bench.shown, "hidden")
      XCTAssertEqual(bench.heard(), "")
      XCTAssertNil(delegate)
    }
  }

  /// DEL05: when the overlay closes because its delegate is gone, no callback is recorded.
  func testNothingIsToldToADelegateThatIsGone() throws {
    let bench = try PhoneBench()
    let callbacks = Log<ControlsCallback>()
    let observation = bench.phone.observe { record in
      if case .callback(let callback) = record.event { callbacks.add(callback) }
    }
    var delegate: RecordingDelegate? = RecordingDelegate(bench.log)
    try bench.session.setControlsDelegate(delegate, queue: .inPlace)
    bench.lightPress()
    delegate = nil
    bench.wait(.seconds(4))
    XCTAssertEqual(bench.shown, "hidden")
    XCTAssertEqual(callbacks.all, [.didBecomeActive, .willEnterFullscreen])
    XCTAssertNil(delegate)
    observation.cancel()
  }

  /// OVL02: without a control nothing opens.
  func testWithoutControlsThereIsNoOverlay() throws {
    let bench = try PhoneBench(titles: [])
    bench.lightPress()
    bench.doubleLightPress()
    XCTAssertEqual(bench.heard() + bench.shown, "hidden")
  }

  /// OVL03: the session must run, uninterrupted, in front, with a video input.
  func testWithoutACameraInUseThereIsNoOverlay() throws {
    let bench = try PhoneBench()
    let input = bench.session.inputs[0]
    try bench.session.stopRunning()
    bench.lightPress()
    try bench.session.startRunning()
    bench.handle(.interrupt(.videoDeviceInUseByAnotherClient))
    bench.lightPress()
    bench.handle(.endInterruption)
    bench.session.removeInput(input)
    bench.lightPress()
    try bench.session.addInput(input)
    bench.handle(.leaveApp)
    bench.lightPress()
    XCTAssertFalse(bench.heard().contains("A"))
    bench.handle(.bringToFront("app"))
    bench.lightPress()
    XCTAssertEqual(bench.heard(), "interruptionEnded A E")
  }

  /// OVL03: where an output or a preview is required, an input is not enough.
  func testWhereAnOutputIsAskedForAnInputIsNotEnough() throws {
    let bench = try PhoneBench { $0.session.cameraInUse = .alsoOutputOrPreview }
    bench.lightPress()
    bench.click()
    XCTAssertEqual(bench.heard(), "launch")
    try bench.session.addOutput(CaptureOutput(.preview))
    bench.lightPress()
    XCTAssertEqual(bench.heard(), "A E")
  }

  /// OVL03: any one output is enough where one is required, and no output replaces the input.
  func testEveryOutputIsEnoughButNoneIsAnInput() throws {
    for kind in CaptureOutput.Kind.allCases {
      let bench = try PhoneBench { $0.session.cameraInUse = .alsoOutputOrPreview }
      let (input, output) = (bench.session.inputs[0], CaptureOutput(kind))
      try bench.session.addOutput(output)
      bench.lightPress()
      XCTAssertEqual(bench.heard(), "A E", "\(kind)")
      bench.session.removeInput(input)
      XCTAssertEqual(bench.heard(), "X I", "\(kind)")
      bench.lightPress()
      bench.press(.volumeUp)
      XCTAssertEqual(bench.heard(), "volumeUp", "\(kind)")
      try bench.session.addInput(input)
      bench.session.removeOutput(output)
      bench.lightPress()
      XCTAssertEqual(bench.heard(), "", "\(kind)")
    }
  }

  /// OVL03: without the option an output makes no difference, with an input or without.
  func testAnOutputIsNotNeededAndNotEnough() throws {
    for kind in CaptureOutput.Kind.allCases {
      let bench = try PhoneBench()
      try bench.session.addOutput(CaptureOutput(kind))
      bench.session.removeInput(bench.session.inputs[0])
      bench.lightPress()
      bench.press(.volumeUp)
      XCTAssertEqual(bench.heard(), "volumeUp", "\(kind)")
    }
  }

  /// OVL03: a microphone is no camera.
  func testAMicrophoneAloneIsNotEnough() throws {
    let bench = try PhoneBench()
    let camera = bench.session.inputs[0]
    try bench.session.addInput(CaptureDeviceInput(device: bench.phone.addCamera(.microphone)))
    bench.lightPress()
    XCTAssertEqual(bench.heard(), "A E")
    bench.session.removeInput(camera)
    XCTAssertEqual(bench.heard(), "X I")
    XCTAssertEqual(bench.session.inputs.map(\.mediaType), [.audio])
    bench.lightPress()
    bench.press(.volumeUp)
    bench.click()
    XCTAssertEqual(bench.heard(), "volumeUp launch")
  }

  /// OVL04: no interaction is needed, unless the phone is set to require an enabled one.
  func testTheOverlayNeedsNoInteraction() throws {
    let bench = try PhoneBench()
    bench.view.removeInteraction(bench.interaction)
    bench.lightPress()
    XCTAssertEqual(bench.heard(), "A E")
    let strict = try PhoneBench { $0.overlay.overlayNeedsInteraction = true }
    strict.lightPress()
    XCTAssertEqual(strict.heard(), "A E")
    strict.interaction.isEnabled = false
    XCTAssertEqual(strict.heard(), "X I")
    strict.lightPress()
    XCTAssertEqual(strict.heard(), "")
  }

  /// OVL05, OVL19: opening a control is enough to make it the one that is shown next time.
  func testTheLastUsedControlComesBack() throws {
    let bench = try PhoneBench()
    bench.doubleLightPress()
    bench.slide(15)
    bench.lightPress()
    XCTAssertEqual(bench.shown, "Depth")
    bench.wait(.seconds(4))
    bench.lightPress()
    XCTAssertEqual(bench.shown, "Depth")
    XCTAssertEqual(bench.heard(), "A E X I A E", "nothing was changed")
  }

  /// OVL06: the first enabled control is shown first, or else the first.
  func testWhatAFirstLightPressShows() throws {
    for (initial, disabled, shown) in [
      (PhoneBehavior.Overlay.InitialControl.firstEnabled, [0], "Depth"),
      (.firstEnabled, [0, 1, 2], "Focus off"), (.first, [0], "Focus off"), (.middle, [], "Depth"),
      (.middle, [1], "Depth off"),
    ] {
      let bench = try PhoneBench { $0.overlay.initialControl = initial }
      for index in disabled { bench.controls[index].isEnabled = false }
      bench.lightPress()
      XCTAssertEqual(bench.shown, shown)
    }
    let even = try PhoneBench(titles: ["a", "b", "c", "d"]) { $0.overlay.initialControl = .middle }
    even.lightPress()
    XCTAssertEqual(even.shown, "b")
  }

  /// OVL08: when the remembered control is gone, the choice is that of a first use.
  func testARememberedControlThatIsGoneIsReplaced() throws {
    let bench = try PhoneBench()
    bench.doubleLightPress()
    bench.handle(.touch(.tapItem(2)))
    bench.wait(.seconds(4))
    try bench.session.removeControl(bench.controls[2])
    bench.lightPress()
    XCTAssertEqual(bench.shown, "Focus")
  }

  /// OVL09: a remembered control that is disabled is shown, and is inert.
  func testARememberedControlThatIsDisabledIsShownInert() throws {
    let bench = try PhoneBench()
    bench.lightPress()
    bench.wait(.seconds(4))
    bench.controls[0].isEnabled = false
    bench.lightPress()
    XCTAssertEqual(bench.shown, "Focus off")
    _ = bench.heard()
    bench.slide(10)
    XCTAssertEqual(bench.heard(), "")
  }

  /// OVL10: with everything disabled the overlay opens, unless the phone is set not to.
  func testWithEverythingDisabledTheOverlayOpens() throws {
    for (option, shown) in [
      (PhoneBehavior.Overlay.AllDisabled.showInert, "Focus off"), (.noOverlay, "hidden"),
    ] {
      let bench = try PhoneBench { $0.overlay.allDisabled = option }
      for control in bench.controls { control.isEnabled = false }
      bench.lightPress()
      XCTAssertEqual(bench.shown, shown)
    }
  }

  /// OVL12, GST15: a finger without force opens nothing; a slide with force opens and turns.
  func testATouchOrSlideAloneOpensNothing() throws {
    let bench = try PhoneBench()
    bench.slide(10)
    bench.sense(0.1, at: 0)
    bench.wait(.seconds(5))
    bench.lift()
    XCTAssertEqual(bench.heard(), "")
    bench.slide(6, force: 0.5)
    XCTAssertEqual(bench.heard(), "A E Focus=0.2")
  }

  /// OVL13, GST11: thirty millimetres are the whole range of a slider.
  func testASlideTurnsTheShownControl() throws {
    let bench = try PhoneBench()
    bench.lightPress()
    bench.slide(6)
    bench.slide(-3)
    XCTAssertEqual(bench.heard(), "A E Focus=0.2 Focus=0.1")
  }

  /// OVL31: a slider shows its value through its format, a picker the title of its index.
  func testTheOverlayShowsValuesAsTheAppSays() throws {
    let bench = try PhoneBench(titles: [])
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    slider.localizedValueFormat = "%@ m"
    slider.setActionQueue(.inPlace) { _ in }
    let picker = try CaptureIndexPicker(
      "Look", symbolName: "camera.filters", localizedIndexTitles: ["Warm", "Cold"])
    picker.setActionQueue(.inPlace) { _ in }
    try bench.session.addControl(slider)
    try bench.session.addControl(picker)
    bench.lightPress()
    bench.slide(15)
    guard case .control(let focus) = bench.phone.overlay else { return XCTFail("no control") }
    XCTAssertEqual(focus.valueText, "0.5 m")
    bench.doubleLightPress()
    bench.handle(.touch(.tapItem(1)))
    bench.slide(20)
    guard case .control(let look) = bench.phone.overlay else { return XCTFail("no control") }
    XCTAssertEqual(look.valueText, "Cold")
  }

  /// OVL11, OVL15, OVL17, OVL18, OVL28, OVL29: a follower is told of everything that the overlay
  /// comes to show, the way back from the list to a control included.
  func testEveryChangeOfTheOverlayIsRecorded() throws {
    let bench = try PhoneBench()
    let overlays = Log<OverlayAppearance>()
    let observation = bench.phone.observe { record in
      if case .overlay(let appearance) = record.event { overlays.add(appearance) }
    }
    let steps: [(shown: String, step: () throws -> Void)] = [
      ("[Focus] Depth Tint", { bench.doubleLightPress() }),
      ("Depth", { bench.handle(.touch(.tapItem(1))) }),
      ("Focus [Depth] Tint", { bench.handle(.touch(.swipeAway)) }),
      ("Focus Depth [Tint]", { bench.slide(30) }),
      ("Tint", { bench.lightPress() }),
      ("Focus", { try bench.session.removeControl(bench.controls[2]) }),
      ("hidden", { bench.handle(.touch(.tapOutside)) }),
    ]
    for (shown, step) in steps {
      try step()
      XCTAssertEqual(bench.shown, shown)
      XCTAssertEqual(overlays.takeAll().last, bench.phone.overlay, shown)
    }
    observation.cancel()
  }
}
