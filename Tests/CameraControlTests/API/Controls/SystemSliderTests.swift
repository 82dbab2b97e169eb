import CameraControl
import CameraControlTesting
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
    let (phone, app) = try CameraApp.open(titles: [], camera: try .virtual())
    let calls = Log<[Double]>()
    let camera = app.camera
    let zoom = try SystemZoomSlider(device: camera) { factor in
      MainActor.assertIsolated()
      calls.add([factor, camera.videoZoomFactor])
    }
    try app.session.addControl(zoom)
    phone.lightPress()
    for factor in [2.0, 4] {
      phone.slide(millimeters: 10)
      XCTAssertEqual(calls.all.last, [factor, factor])
      for call in calls.takeAll() { XCTAssertEqual(call[0], call[1]) }
    }
    XCTAssertEqual(phone.overlay.face?.valueText, "2x")
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
    session.slide(zoom, byMillimeters: 10)
    session.slide(bias, byMillimeters: 15)
    XCTAssertEqual(camera.videoZoomFactor, 2)
    XCTAssertEqual(camera.exposureTargetBias, 2)
    XCTAssertEqual(calls.all, [])
    main.runAll()
    XCTAssertEqual(calls.all, ["2.0 true", "2.0 true"])
  }

  /// BIA03: a new finger starts from the value, not from where the last one stopped between two.
  func testANewFingerStartsFromTheBias() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    try app.session.addControl(SystemExposureBiasSlider(device: app.camera))
    phone.lightPress()
    // A third is 2.5 mm long, and is reached at half of that.
    for _ in 0..<3 { phone.slide(millimeters: 1.2) }
    XCTAssertEqual(app.camera.exposureTargetBias, 0)
    phone.slide(millimeters: 2.4)
    XCTAssertEqual(app.camera.exposureTargetBias, Float(1) / 3)
  }

  /// ZOM08, BIA05: writes and ramps of the app call no action.
  func testWritesAndRampsOfTheAppCallNoAction() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let calls = Log<Double>()
    try app.session.addControl(SystemZoomSlider(device: app.camera) { calls.add($0) })
    try app.session.addControl(
      SystemExposureBiasSlider(device: app.camera) { calls.add(Double($0)) })
    phone.lightPress()
    try app.camera.lockForConfiguration()
    try app.camera.setVideoZoomFactor(3)
    try app.camera.setExposureTargetBias(1)
    try app.camera.ramp(toVideoZoomFactor: 2, withRate: 4)
    phone.wait(.seconds(1))
    XCTAssertEqual(app.camera.videoZoomFactor, 2)
    XCTAssertEqual(calls.all, [])
  }

  /// ZOM09: a system slider needs no action to be added and to work.
  func testASystemSliderNeedsNoAction() throws {
    let app = try CameraApp(titles: [])
    let zoom = try SystemZoomSlider(device: app.camera)
    let bias = try SystemExposureBiasSlider(device: app.camera)
    try app.session.addControl(zoom)
    try app.session.addControl(bias)
    app.turn(zoom, byMillimeters: 10)
    app.turn(bias, byMillimeters: -15)
    XCTAssertEqual(app.camera.videoZoomFactor, 2)
    XCTAssertEqual(app.camera.exposureTargetBias, -2)
  }

  /// ZOM10, BIA06, BIA07: a device has one slider of a kind, and one of each kind together.
  func testOneSliderOfAKindForADevice() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let (wide, other) = (app.camera, phone.core.cameras[1])
    try app.session.addControl(SystemZoomSlider(device: wide))
    try app.session.addControl(SystemExposureBiasSlider(device: wide))
    let seconds: [(CaptureControl, String)] = [
      (try SystemZoomSlider(device: wide), "ZOM10"),
      (try SystemExposureBiasSlider(device: wide), "BIA06"),
    ]
    for (second, rule) in seconds {
      XCTAssertFalse(app.session.canAddControl(second))
      assertRefused(.duplicateSystemControl, rule: rule, by: app.session) {
        try app.session.addControl(second)
      }
    }
    XCTAssertEqual(
      app.session.reasonNotToAdd(seconds[0].0)?.message,
      "The session already has a system zoom slider for “Back Camera”. Keep that slider, or remove it "
        + "before you add another slider.")
    try app.session.addControl(SystemZoomSlider(device: other))
    try app.session.addControl(SystemExposureBiasSlider(device: other))
    XCTAssertEqual(app.session.controls.count, 4)
  }

  /// ZOM11, ZOM12: the displayed number is the factor times the multiplier, or the affine one.
  func testTheShownNumberIsTheFactorMapped() throws {
    let mappings: [(PhoneBehavior.Display.DisplayMapping, [Double: String])] = [
      (.multiplier, [1: "0.5x", 6: "3x", 3: "1.5x"]), (.affine, [1: "1x", 6: "5x"]),
    ]
    for (mapping, texts) in mappings {
      let (phone, app) = try CameraApp.open(
        titles: [],
        behavior: { $0.display.displayMapping = mapping }, camera: try .virtual())
      try app.session.addControl(SystemZoomSlider(device: app.camera))
      phone.lightPress()
      try app.camera.lockForConfiguration()
      for (factor, text) in texts {
        try app.camera.setVideoZoomFactor(factor)
        XCTAssertEqual(phone.overlay.face?.valueText, text)
      }
    }
    XCTAssertEqual(PhoneBehavior().display.displayMapping, .multiplier)
  }

  /// ZOM13: a change from elsewhere moves the display, and the next slide starts there.
  func testAChangeFromElsewhereMovesWhatIsShown() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let zoom = try SystemZoomSlider(device: app.camera)
    let bias = try SystemExposureBiasSlider(device: app.camera)
    try app.session.addControl(zoom)
    try app.session.addControl(bias)
    phone.lightPress()
    phone.touch(force: 0)
    phone.slide(millimeters: 5)
    try app.camera.lockForConfiguration()
    try app.camera.setVideoZoomFactor(2)
    try app.camera.setExposureTargetBias(1)
    XCTAssertEqual(phone.overlay.face?.valueText, "2x")
    phone.slide(millimeters: 10)
    XCTAssertEqual(app.camera.videoZoomFactor, 4)
    app.turn(bias, byMillimeters: -7.5)
    XCTAssertEqual(app.camera.exposureTargetBias, 0)
  }

  /// BIA03, BIA05: the bias moves in thirds, or continuously; slow movement is never lost.
  func testTheBiasMovesInThirdsOrContinuously() throws {
    for step in PhoneBehavior.Display.ExposureStep.allCases {
      let (phone, app) = try CameraApp.open(
        titles: [],
        behavior: { behavior in
          // The default is thirds.
          if step == .continuous { behavior.display.exposureStep = .continuous }
        })
      let told = Log<Float>()
      try app.session.addControl(
        SystemExposureBiasSlider(device: app.camera) { told.add($0) })
      phone.lightPress()
      phone.slide(millimeters: -40, in: 400)
      XCTAssertEqual(app.camera.exposureTargetBias, -2)
      _ = told.takeAll()
      phone.slide(millimeters: 40, in: 400)
      XCTAssertEqual(app.camera.exposureTargetBias, 2)
      if step == .oneThird {
        XCTAssertEqual(told.all, (-5...6).map { Float($0) / 3 })
      } else {
        XCTAssertGreaterThan(told.all.count, 250)
      }
    }
  }

  /// ZOM13: slow movement is never lost on a zoom slider either, up and down.
  func testSlowZoomArrivesWhereFastZoomDoes() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    try app.session.addControl(SystemZoomSlider(device: app.camera))
    phone.lightPress()
    phone.slide(millimeters: 20, in: 2000)
    XCTAssertEqual(app.camera.videoZoomFactor, 4, accuracy: 1e-9)
    phone.slide(millimeters: -40, in: 4000)
    XCTAssertEqual(app.camera.videoZoomFactor, 1)
  }

  /// GST11: equal distances double the factor, or with the linear gain add to it.
  func testTheZoomGainOfThePhoneCounts() throws {
    for (gain, expected) in [(.fullRangePer30mm, 2.0), (.linear, 3.5)] as [(SlideGain, Double)] {
      let (phone, app) = try CameraApp.open(
        titles: [],
        behavior: { $0.slide.slideGain = gain },
        camera: try .single(.zooming(to: 8.5)))
      try app.session.addControl(SystemZoomSlider(device: app.camera))
      phone.lightPress()
      phone.slide(millimeters: 10)
      XCTAssertEqual(app.camera.videoZoomFactor, expected, accuracy: 1e-12)
    }
  }

  /// ZOM03, ZOM05: a factor outside the slider's range stays until a finger moves it back inside.
  func testAFactorOutsideTheRangeComesBackWithTheFinger() throws {
    let (phone, app) = try CameraApp.open(
      titles: [],
      camera: try .single(.zooming(to: 16, recommended: 1...4), .zooming(to: 2, width: 640)))
    try app.session.addControl(SystemZoomSlider(device: app.camera))
    try app.camera.lockForConfiguration()
    try app.camera.setVideoZoomFactor(16)
    phone.lightPress()
    XCTAssertEqual(phone.overlay.face?.fraction, 1)
    XCTAssertEqual(phone.overlay.face?.valueText, "16x")
    phone.slide(millimeters: -10)
    XCTAssertEqual(app.camera.videoZoomFactor, 2)
    try app.camera.setVideoZoomFactor(4)
    try app.camera.setActiveFormat(app.camera.formats[1])
    XCTAssertEqual(phone.overlay.face?.valueText, "2x")
    phone.slide(millimeters: 10)
    XCTAssertEqual(app.camera.videoZoomFactor, 2)
    phone.slide(millimeters: -5)
    XCTAssertEqual(app.camera.videoZoomFactor, 2.0.squareRoot(), accuracy: 1e-12)
  }

  /// A format that cannot zoom leaves a slider without a range, and the phone intact.
  func testAFormatThatCannotZoomStopsTheSlider() throws {
    let (phone, app) = try CameraApp.open(
      titles: [],
      camera: try .single(.zooming(to: 8), .zooming(to: 1, bias: 0...0, width: 640)))
    let zoom = try SystemZoomSlider(device: app.camera)
    let bias = try SystemExposureBiasSlider(device: app.camera)
    try app.session.addControl(zoom)
    try app.session.addControl(bias)
    try app.camera.lockForConfiguration()
    try app.camera.setActiveFormat(app.camera.formats[1])
    for control in [zoom, bias] {
      app.turn(control, byMillimeters: 20)
      app.turn(control, byMillimeters: -20)
    }
    XCTAssertEqual(app.camera.videoZoomFactor, 1)
    XCTAssertEqual(app.camera.exposureTargetBias, 0)
    phone.lightPress()
    XCTAssertEqual(phone.overlay.face?.valueText, "1x")
  }

  /// ZOM13: a slide ends a ramp and continues from where it was.
  func testASlideTakesARampOver() throws {
    let (phone, app) = try CameraApp.open(titles: [], camera: try .single(.zooming(to: 16)))
    try app.session.addControl(SystemZoomSlider(device: app.camera))
    phone.lightPress()
    try app.camera.lockForConfiguration()
    try app.camera.ramp(toVideoZoomFactor: 16, withRate: 1)
    phone.wait(.seconds(1))
    let reached = app.camera.videoZoomFactor
    XCTAssertEqual(reached, 2, accuracy: 0.1)
    app.turn(app.session.controls[0], byMillimeters: 10)
    XCTAssertFalse(app.camera.isRampingVideoZoom)
    XCTAssertEqual(app.camera.videoZoomFactor, 2 * reached, accuracy: 1e-9)
    phone.wait(.seconds(1))
    XCTAssertEqual(app.camera.videoZoomFactor, 2 * reached, accuracy: 1e-9)
  }

  /// OVL36: a slide in the reading that opens the overlay comes after the overlay's record.
  func testTheOverlayIsRecordedBeforeTheSlideThatComesWithIt() throws {
    let (phone, app) = try CameraApp.open(titles: [], camera: try .single(.zooming(to: 16)))
    try app.session.addControl(SystemZoomSlider(device: app.camera))
    let events = Log<String>()
    let observation = phone.core.observe([.sample, .overlay, .value]) { record in
      switch record.event {
      case .sample(let sample): events.add("at \(sample.position ?? 0)")
      case .overlay(.control(let face)): events.add("shows \(face.valueText)")
      case .value(let name, let value): events.add("\(name) \(value)")
      default: XCTFail("\(record)")
      }
    }
    for position in [0.0, 10] {
      let instant = phone.now.advanced(by: .milliseconds(10))
      phone.core.send(ButtonSample(instant: instant, force: 0.6, position: position))
    }
    XCTAssertEqual(events.all, ["at 0.0", "at 10.0", "shows 1x", "Zoom 2.0"])
    observation.cancel()
  }

  /// OVL36: a control that is still shown after it has left its session keeps the look of then.
  func testAControlThatHasLeftKeepsItsLook() throws {
    var quirks = Quirks()
    quirks.staleOverlayAfterRemoval = true
    let (phone, app) = try CameraApp.open(titles: [], quirks: { $0 = quirks })
    let slider = try makeSlider()
    try app.session.addControl(slider)
    phone.lightPress()
    try app.session.removeControl(slider)
    slider.isEnabled = false
    XCTAssertEqual(phone.overlay.face?.isEnabled, true)
  }
}
