import CameraControl
import TestSupport
import XCTest

final class SystemSliderTests: XCTestCase {
  /// ZOM01, BIA01: a device that lacks the ability is refused, by name.
  func testADeviceThatCannotIsRefused() throws {
    let fixed = try CaptureDevice.single(.zooming(to: 1, bias: 0...0), name: "Fixed")
    for refused in [
      { _ = try SystemZoomSlider(device: fixed) },
      { _ = try SystemZoomSlider(device: fixed) { _ in } },
    ] { assertRefused(.deviceUnable, rule: "ZOM01", refused) }
    for refused in [
      { _ = try SystemExposureBiasSlider(device: fixed) },
      { _ = try SystemExposureBiasSlider(device: fixed) { _ in } },
    ] { assertRefused(.deviceUnable, rule: "BIA01", refused) }
    XCTAssertThrowsError(try SystemZoomSlider(device: fixed)) { error in
      XCTAssertEqual(
        "\(error)",
        "The device “Fixed” cannot zoom in its active format. Create the slider only where "
          + "videoMaxZoomFactor is above 1. [ZOM01; a phone raises NSInvalidArgumentException]")
    }
  }

  /// ZOM06, ZOM07: a slide zooms without a lock, then passes the factor, not the displayed number.
  func testASlideZoomsTheDeviceAndThenCallsTheAction() throws {
    let bench = try ControlBench(camera: try .virtual())
    let calls = Log<[Double]>()
    let camera = bench.camera
    let zoom = try SystemZoomSlider(device: camera) { factor in
      MainActor.assertIsolated()
      calls.add([factor, camera.videoZoomFactor])
    }
    try bench.session.addControl(zoom)
    bench.lightPress()
    bench.slide(millimetres: 10)
    bench.slide(millimetres: 10)
    XCTAssertEqual(calls.all, [[2, 2], [4, 4]])
    XCTAssertEqual(bench.shown?.valueText, "2x")
  }

  /// ZOM07, BIA05: the actions run on the phone's main queue, and not before it runs them.
  func testActionsRunOnTheMainQueueOfThePhone() throws {
    let main = ManualQueue()
    let phone = Phone(.iPhone16, mainQueue: main)
    let session = CaptureSession(in: phone.launch("Camera"))
    let calls = Log<String>()
    let camera = phone.cameras[0]
    let zoom = try SystemZoomSlider(device: camera) { calls.add("\($0) \(main.isCurrent)") }
    let bias = try SystemExposureBiasSlider(device: camera) {
      calls.add("\($0) \(main.isCurrent)")
    }
    try session.addControl(zoom)
    try session.addControl(bias)
    session.turn(zoom, byMillimetres: 10)
    session.turn(bias, byMillimetres: 15)
    XCTAssertEqual(camera.videoZoomFactor, 2)
    XCTAssertEqual(camera.exposureTargetBias, 2)
    XCTAssertEqual(calls.all, [])
    main.runAll()
    XCTAssertEqual(calls.all, ["2.0 true", "2.0 true"])
  }

  /// BIA03: a new finger starts from the value, not from where the last one stopped between two.
  func testANewFingerStartsFromTheBias() throws {
    let bench = try ControlBench()
    try bench.session.addControl(SystemExposureBiasSlider(device: bench.camera))
    bench.lightPress()
    // A third is 2.5 mm long, and is reached at half of that.
    for _ in 0..<3 { bench.slide(millimetres: 1.2) }
    XCTAssertEqual(bench.camera.exposureTargetBias, 0)
    bench.slide(millimetres: 2.4, in: 2)
    XCTAssertEqual(bench.camera.exposureTargetBias, Float(1) / 3)
  }

  /// ZOM08, BIA05: writes and ramps of the app call no action.
  func testWritesAndRampsOfTheAppCallNoAction() throws {
    let bench = try ControlBench()
    let calls = Log<Double>()
    try bench.session.addControl(SystemZoomSlider(device: bench.camera) { calls.add($0) })
    try bench.session.addControl(
      SystemExposureBiasSlider(device: bench.camera) { calls.add(Double($0)) })
    bench.lightPress()
    try bench.camera.lockForConfiguration()
    try bench.camera.setVideoZoomFactor(3)
    try bench.camera.setExposureTargetBias(1)
    try bench.camera.ramp(toVideoZoomFactor: 2, withRate: 4)
    bench.wait(.seconds(1))
    XCTAssertEqual(bench.camera.videoZoomFactor, 2)
    XCTAssertEqual(calls.all, [])
  }

  /// ZOM09: a system slider needs no action to be added and to work.
  func testASystemSliderNeedsNoAction() throws {
    let bench = try ControlBench()
    let zoom = try SystemZoomSlider(device: bench.camera)
    let bias = try SystemExposureBiasSlider(device: bench.camera)
    try bench.session.addControl(zoom)
    try bench.session.addControl(bias)
    bench.session.turn(zoom, byMillimetres: 10)
    bench.session.turn(bias, byMillimetres: -15)
    XCTAssertEqual(bench.camera.videoZoomFactor, 2)
    XCTAssertEqual(bench.camera.exposureTargetBias, -2)
  }

  /// ZOM10, BIA06, BIA07: a device has one slider of a kind, and one of each kind together.
  func testOneSliderOfAKindForADevice() throws {
    let bench = try ControlBench()
    let (wide, other) = (bench.camera, bench.phone.cameras[1])
    try bench.session.addControl(SystemZoomSlider(device: wide))
    try bench.session.addControl(SystemExposureBiasSlider(device: wide))
    let seconds: [(CaptureControl, String)] = [
      (try SystemZoomSlider(device: wide), "ZOM10"),
      (try SystemExposureBiasSlider(device: wide), "BIA06"),
    ]
    for (second, rule) in seconds {
      XCTAssertFalse(bench.session.canAddControl(second))
      assertRefused(.duplicateSystemControl, rule: rule, by: bench.session) {
        try bench.session.addControl(second)
      }
    }
    XCTAssertEqual(
      bench.session.reasonNotToAdd(seconds[0].0)?.message,
      "The session already has a system zoom slider for “Back Camera”. Keep that one, or remove it "
        + "before you add another.")
    try bench.session.addControl(SystemZoomSlider(device: other))
    try bench.session.addControl(SystemExposureBiasSlider(device: other))
    XCTAssertEqual(bench.session.controls.count, 4)
  }

  /// ZOM11, ZOM12: the displayed number is the factor times the multiplier, or the affine one.
  func testTheShownNumberIsTheFactorMapped() throws {
    let mappings: [(PhoneBehavior.Display.DisplayMapping, [Double: String])] = [
      (.multiplier, [1: "0.5x", 6: "3x", 3: "1.5x"]), (.affine, [1: "1x", 6: "5x"]),
    ]
    for (mapping, texts) in mappings {
      let bench = try ControlBench(
        behavior: PhoneBehavior { $0.display.displayMapping = mapping }, camera: try .virtual())
      try bench.session.addControl(SystemZoomSlider(device: bench.camera))
      bench.lightPress()
      try bench.camera.lockForConfiguration()
      for (factor, text) in texts {
        try bench.camera.setVideoZoomFactor(factor)
        XCTAssertEqual(bench.shown?.valueText, text)
      }
    }
    XCTAssertEqual(PhoneBehavior().display.displayMapping, .multiplier)
  }

  /// ZOM13: a change from elsewhere moves the display, and the next slide starts there.
  func testAChangeFromElsewhereMovesWhatIsShown() throws {
    let bench = try ControlBench()
    let zoom = try SystemZoomSlider(device: bench.camera)
    let bias = try SystemExposureBiasSlider(device: bench.camera)
    try bench.session.addControl(zoom)
    try bench.session.addControl(bias)
    bench.lightPress()
    bench.touch()
    bench.drag(millimetres: 5)
    try bench.camera.lockForConfiguration()
    try bench.camera.setVideoZoomFactor(2)
    try bench.camera.setExposureTargetBias(1)
    XCTAssertEqual(bench.shown?.valueText, "2x")
    bench.drag(millimetres: 10, from: 5)
    XCTAssertEqual(bench.camera.videoZoomFactor, 4)
    bench.session.turn(bias, byMillimetres: -7.5)
    XCTAssertEqual(bench.camera.exposureTargetBias, 0)
  }

  /// BIA03, BIA05: the bias moves in thirds, or continuously; slow movement is never lost.
  func testTheBiasMovesInThirdsOrContinuously() throws {
    for step in PhoneBehavior.Display.ExposureStep.allCases {
      let bench = try ControlBench(
        behavior: PhoneBehavior { behavior in
          // The default is thirds.
          if step == .continuous { behavior.display.exposureStep = .continuous }
        })
      let told = Log<Float>()
      try bench.session.addControl(
        SystemExposureBiasSlider(device: bench.camera) { told.add($0) })
      bench.lightPress()
      bench.slide(millimetres: -40, in: 400)
      XCTAssertEqual(bench.camera.exposureTargetBias, -2)
      _ = told.takeAll()
      bench.slide(millimetres: 40, in: 400)
      XCTAssertEqual(bench.camera.exposureTargetBias, 2)
      if step == .oneThird {
        XCTAssertEqual(told.all, (-5...6).map { Float($0) / 3 })
      } else {
        XCTAssertGreaterThan(told.all.count, 250)
      }
    }
  }

  /// ZOM13: slow movement is never lost on a zoom slider either, up and down.
  func testSlowZoomArrivesWhereFastZoomDoes() throws {
    let bench = try ControlBench()
    try bench.session.addControl(SystemZoomSlider(device: bench.camera))
    bench.lightPress()
    bench.slide(millimetres: 20, in: 2000)
    XCTAssertEqual(bench.camera.videoZoomFactor, 4, accuracy: 1e-9)
    bench.slide(millimetres: -40, in: 4000)
    XCTAssertEqual(bench.camera.videoZoomFactor, 1)
  }

  /// GST11: equal distances double the factor, or with the linear gain add to it.
  func testTheZoomGainOfThePhoneCounts() throws {
    for (gain, expected) in [(.fullRangePer30mm, 2.0), (.linear, 3.5)] as [(SlideGain, Double)] {
      let bench = try ControlBench(
        behavior: PhoneBehavior { $0.slide.slideGain = gain },
        camera: try .single(.zooming(to: 8.5)))
      try bench.session.addControl(SystemZoomSlider(device: bench.camera))
      bench.lightPress()
      bench.slide(millimetres: 10)
      XCTAssertEqual(bench.camera.videoZoomFactor, expected, accuracy: 1e-12)
    }
  }

  /// ZOM03, ZOM05: a factor outside the slider's range stays until a finger moves it back inside.
  func testAFactorOutsideTheRangeComesBackWithTheFinger() throws {
    let bench = try ControlBench(
      camera: try .single(.zooming(to: 16, recommended: 1...4), .zooming(to: 2, width: 640)))
    try bench.session.addControl(SystemZoomSlider(device: bench.camera))
    try bench.camera.lockForConfiguration()
    try bench.camera.setVideoZoomFactor(16)
    bench.lightPress()
    XCTAssertEqual(bench.shown?.fraction, 1)
    XCTAssertEqual(bench.shown?.valueText, "16x")
    bench.slide(millimetres: -10)
    XCTAssertEqual(bench.camera.videoZoomFactor, 2)
    try bench.camera.setVideoZoomFactor(4)
    try bench.camera.setActiveFormat(bench.camera.formats[1])
    XCTAssertEqual(bench.shown?.valueText, "2x")
    bench.slide(millimetres: 10)
    XCTAssertEqual(bench.camera.videoZoomFactor, 2)
    bench.slide(millimetres: -5)
    XCTAssertEqual(bench.camera.videoZoomFactor, 2.0.squareRoot(), accuracy: 1e-12)
  }

  /// A format that cannot zoom leaves a slider without a range, and the phone intact.
  func testAFormatThatCannotZoomStopsTheSlider() throws {
    let bench = try ControlBench(
      camera: try .single(.zooming(to: 8), .zooming(to: 1, bias: 0...0, width: 640)))
    let zoom = try SystemZoomSlider(device: bench.camera)
    let bias = try SystemExposureBiasSlider(device: bench.camera)
    try bench.session.addControl(zoom)
    try bench.session.addControl(bias)
    try bench.camera.lockForConfiguration()
    try bench.camera.setActiveFormat(bench.camera.formats[1])
    for control in [zoom, bias] {
      bench.session.turn(control, byMillimetres: 20)
      bench.session.turn(control, byMillimetres: -20)
    }
    XCTAssertEqual(bench.camera.videoZoomFactor, 1)
    XCTAssertEqual(bench.camera.exposureTargetBias, 0)
    bench.lightPress()
    XCTAssertEqual(bench.shown?.valueText, "1x")
  }

  /// ZOM13: a slide ends a ramp and continues from where it was.
  func testASlideTakesARampOver() throws {
    let bench = try ControlBench(camera: try .single(.zooming(to: 16)))
    try bench.session.addControl(SystemZoomSlider(device: bench.camera))
    bench.lightPress()
    try bench.camera.lockForConfiguration()
    try bench.camera.ramp(toVideoZoomFactor: 16, withRate: 1)
    bench.wait(.seconds(1))
    let reached = bench.camera.videoZoomFactor
    XCTAssertEqual(reached, 2, accuracy: 0.1)
    bench.session.turn(bench.session.controls[0], byMillimetres: 10)
    XCTAssertFalse(bench.camera.isRampingVideoZoom)
    XCTAssertEqual(bench.camera.videoZoomFactor, 2 * reached, accuracy: 1e-9)
    bench.wait(.seconds(1))
    XCTAssertEqual(bench.camera.videoZoomFactor, 2 * reached, accuracy: 1e-9)
  }

  /// OVL36: a slide in the reading that opens the overlay comes after the overlay's record.
  func testTheOverlayIsRecordedBeforeTheSlideThatComesWithIt() throws {
    let bench = try ControlBench(camera: try .single(.zooming(to: 16)))
    try bench.session.addControl(SystemZoomSlider(device: bench.camera))
    let events = Log<String>()
    let observation = bench.phone.observe([.sample, .overlay, .value]) { record in
      switch record.event {
      case .sample(let sample): events.add("at \(sample.position ?? 0)")
      case .overlay(.control(let face)): events.add("shows \(face.valueText)")
      case .value(let name, let value): events.add("\(name) \(value)")
      default: XCTFail("\(record)")
      }
    }
    for position in [0.0, 10] {
      let instant = bench.phone.now.advanced(by: .milliseconds(10))
      bench.phone.send(ButtonSample(instant: instant, force: 0.6, position: position))
    }
    XCTAssertEqual(events.all, ["at 0.0", "at 10.0", "shows 1x", "Zoom 2.0"])
    observation.cancel()
  }

  /// OVL36: a control that is still shown after it has left its session keeps the look of then.
  func testAControlThatHasLeftKeepsItsLook() throws {
    var quirks = Quirks()
    quirks.staleOverlayAfterRemoval = true
    let bench = try ControlBench(quirks: quirks)
    let slider = try ControlBench.slider()
    try bench.session.addControl(slider)
    bench.lightPress()
    try bench.session.removeControl(slider)
    slider.isEnabled = false
    XCTAssertEqual(bench.shown?.isEnabled, true)
  }
}
