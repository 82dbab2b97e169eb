import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class CaptureSessionControlsTests: XCTestCase {
  /// SES01, SES02: support depends on the hardware, and is known before anything is configured.
  func testSupportIsAMatterOfTheHardware() {
    let supporting = PhoneModel.all.filter { CaptureSession(on: $0).supportsControls }
    XCTAssertEqual(
      supporting.map(\.name),
      [
        "iPhone 16", "iPhone 16 Plus", "iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone 17",
        "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone Air",
      ])
  }

  /// SES07, SES08, SES09: four fit, the fifth is refused in a sentence, and the four stay.
  func testTheFifthControlIsRefused() throws {
    let session = CaptureSession(on: .iPhone16Pro)
    XCTAssertEqual(session.maxControlsCount, 4)
    for title in ["Focus", "Grain", "Tint", "Blur"] {
      try session.addControl(makeSlider(title))
    }
    let fifth = try makeSlider("Glow")
    XCTAssertFalse(session.canAddControl(fifth))
    assertRefused(.controlLimitReached, rule: "SES07", by: session) {
      try session.addControl(fifth)
    }
    let refusal = try XCTUnwrap(session.reasonNotToAdd(fifth))
    XCTAssertEqual(
      "\(refusal)",
      "The session can have at most 4 controls, and already has “Focus”, “Grain”, “Tint”, “Blur”. Remove one first, or "
        + "leave “Glow” out where canAddControl returns false. "
        + "[SES07; a phone raises NSInvalidArgumentException]")
    try session.removeControl(session.controls[1])
    try session.addControl(fifth)
    XCTAssertEqual(session.controls.last, fifth)
  }

  /// SES08: the limit can be chosen.
  func testTheLimitCanBeChosen() throws {
    for (limit, expected) in [(1, 1), (0, 0), (1000, 1000)] {
      let session = CaptureSession(
        on: .iPhone16, behavior: PhoneBehavior { $0.session.maxControls = limit })
      XCTAssertEqual(session.maxControlsCount, expected)
      XCTAssertEqual(session.canAddControl(try makeSlider()), expected > 0)
    }
  }

  /// SES10: a control whose changes would go nowhere is refused.
  func testAControlWithoutActionQueueIsRefused() throws {
    let session = CaptureSession(on: .iPhone16Pro)
    let controls = [
      try CaptureSlider("Focus", symbolName: "scope", in: 0...1),
      try CaptureIndexPicker("Look", symbolName: "scope", numberOfIndexes: 2),
    ]
    for control in controls {
      XCTAssertFalse(session.canAddControl(control))
      assertRefused(.missingActionQueue, rule: "SES10", by: session) {
        try session.addControl(control)
      }
    }
    XCTAssertEqual(
      session.reasonNotToAdd(controls[0])?.message,
      "The control “Focus” has no action yet. Call setActionQueue before you add it.")
  }

  /// SES11: a control is in one session at a time, and only once.
  func testAControlIsInOneSessionOnce() throws {
    let phone = Phone()
    let app = phone.launch("Camera")
    let (first, second) = (CaptureSession(in: app), CaptureSession(in: app))
    let slider = try makeSlider()
    try first.addControl(slider)
    for session in [first, second] {
      XCTAssertFalse(session.canAddControl(slider))
      assertRefused(.controlAlreadyAdded, rule: "SES11", by: session) {
        try session.addControl(slider)
      }
    }
    try second.removeControl(slider)
    XCTAssertEqual(first.controls, [slider], "the other session had nothing to remove")
    try first.removeControl(slider)
    try second.addControl(slider)
    XCTAssertEqual(second.controls, [slider])
  }

  /// SES11: a control in a session of another phone is in another session.
  func testAControlOnAnotherPhoneIsInAnotherSession() throws {
    let sessions = [Phone(), Phone()].map { CaptureSession(in: $0.launch("Camera")) }
    let slider = try makeSlider()
    try sessions[0].addControl(slider)
    for (session, place) in zip(sessions, ["a", "another"]) {
      XCTAssertEqual(
        session.reasonNotToAdd(slider)?.message,
        "The control “Focus” is already in \(place) session. Remove it from that session first, or "
          + "create another control.")
    }
  }

  /// SES11, SES16: a control that is removed within a configuration is in force until the outermost commit,
  /// so only its own session can take it until then, or any session once its own is gone.
  func testARemovedControlIsInForceUntilTheCommit() throws {
    let phone = Phone()
    let app = phone.launch("Camera")
    let second = CaptureSession(in: app)
    let slider = try makeSlider()
    func assertRefuses(line: UInt = #line) {
      XCTAssertFalse(second.canAddControl(slider), line: line)
      assertRefused(.controlAlreadyAdded, rule: "SES11", by: second, line: line) {
        try second.addControl(slider)
      }
    }
    do {
      let first = CaptureSession(in: app)
      try first.addControl(slider)
      for _ in 0..<2 { first.beginConfiguration() }
      try first.removeControl(slider)
      assertRefuses()
      XCTAssertEqual(
        second.reasonNotToAdd(slider)?.message,
        "Another session removed “Focus” in a configuration that is still open. Call "
          + "commitConfiguration of that session first, or create another control.")
      try first.addControl(slider)
      XCTAssertEqual(first.controls, [slider])
      try first.removeControl(slider)
      first.commitConfiguration()
      assertRefuses()
      first.commitConfiguration()
      try second.addControl(slider)
      try second.removeControl(slider)
      try first.addControl(slider)
      first.beginConfiguration()
      try first.removeControl(slider)
      assertRefuses()
    }
    try second.addControl(slider)
    XCTAssertEqual(second.controls, [slider])
    XCTAssertEqual(phone.brokenInvariants(), [])
  }

  /// SES03, SES04, SES05, SES06: without the hardware, controls can be created but not used.
  func testWithoutTheHardwareNothingCanBeDoneWithControls() throws {
    let session = CaptureSession(on: .iPhone15Pro)
    let camera = session.phone.cameras[0]
    let controls = [
      try makeSlider(), try makePicker(), try SystemZoomSlider(device: camera),
      try SystemExposureBiasSlider(device: camera),
    ]
    XCTAssertFalse(session.supportsControls)
    XCTAssertEqual(session.maxControlsCount, 0)
    XCTAssertEqual(session.controls, [])
    XCTAssertNil(session.controlsDelegate)
    let object = "NSObjectInaccessibleException"
    for control in controls {
      XCTAssertFalse(session.canAddControl(control))
      assertRefused(.controlsNotSupported, rule: "SES04", exception: object, by: session) {
        try session.addControl(control)
      }
      assertRefused(.controlsNotSupported, rule: "SES04", exception: object, by: session) {
        try session.removeControl(control)
      }
    }
    let delegate = DelegateLog()
    for (registered, queue) in [
      (nil, nil), (delegate, nil), (nil, InPlaceQueue.shared), (delegate, .shared),
    ] as [(DelegateLog?, InPlaceQueue?)] {
      assertRefused(.controlsNotSupported, rule: "SES05", exception: object, by: session) {
        try session.setControlsDelegate(registered, queue: queue)
      }
    }
    session.slide(controls[0], byMillimeters: 20)
    XCTAssertEqual(camera.videoZoomFactor, 1)
  }

  /// SES04, SES05: the reasons match the phone's, word for word.
  func testTheReasonsOfAPhoneWithoutTheHardware() throws {
    let session = CaptureSession(on: .iPhone15)
    let slider = try makeSlider()
    var reasons: [String?] = []
    for call in [
      { try session.addControl(slider) }, { try session.removeControl(slider) },
      { try session.setControlsDelegate(nil, queue: nil) },
    ] {
      XCTAssertThrowsError(try call()) { error in
        reasons.append((error as? CaptureError)?.exception?.reason)
      }
    }
    XCTAssertEqual(
      reasons,
      [
        "*** -[AVCaptureSession addControl:] Controls are not supported",
        "*** -[AVCaptureSession removeControl:] Controls are not supported",
        "*** -[AVCaptureSession setControlsDelegate:queue:] Controls are not supported",
      ])
  }

  /// SES12, SES13, SES14, SES17: the whole set can be replaced while running, in the order added.
  func testTheWholeSetCanBeReplacedWhileRunning() throws {
    let app = try CameraApp(titles: [])
    let session = app.session
    func fresh() throws -> [CaptureControl] {
      [
        try makeSlider("B"), try SystemZoomSlider(device: app.camera),
        try makePicker("A"), try SystemExposureBiasSlider(device: app.camera),
      ]
    }
    let first = try fresh()
    for control in first { try session.addControl(control) }
    XCTAssertEqual(session.controls, first)
    try session.controls.forEach(session.removeControl)
    for control in first.reversed() { try session.addControl(control) }
    XCTAssertEqual(session.controls, first.reversed())
    session.beginConfiguration()
    for control in session.controls { try session.removeControl(control) }
    let second = try fresh()
    for control in second { try session.addControl(control) }
    session.commitConfiguration()
    XCTAssertEqual(session.controls, second)
    XCTAssertTrue(session.isRunning)
  }

  /// SES18: controls is a snapshot, so a loop that removes visits every control.
  func testControlsIsASnapshot() throws {
    let session = CaptureSession(on: .iPhone16Pro)
    for title in ["A", "B", "C", "D"] { try session.addControl(makeSlider(title)) }
    let before = session.controls
    try session.controls.forEach(session.removeControl)
    XCTAssertEqual(session.controls, [])
    XCTAssertEqual(before.count, 4)
  }

  /// SES19: removing a control that is not there changes nothing and is a finding.
  func testRemovingWhatIsNotThereIsAFinding() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let (there, elsewhere) = (try makeSlider("There"), try makeSlider("Else"))
    try app.session.addControl(there)
    try app.session.removeControl(elsewhere)
    XCTAssertEqual(app.session.controls, [there])
    XCTAssertEqual(
      phone.diagnostics.map { "\($0)" },
      [
        "Else: The app removed a control from a session that doesn't have the control. "
          + "Remove a control once, and from the session that has it. [SES19]"
      ])
  }

  /// SES15, SES16, SES27: in a configuration the app sees changes at once, the overlay at the last
  /// commit.
  func testTheOverlayTakesChangesOverAtTheOutermostCommit() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let (focus, grain) = (try makeSlider("Focus"), try makeSlider("Grain"))
    try app.session.addControl(focus)
    phone.lightPress()
    XCTAssertEqual(phone.overlay.face?.title, "Focus")
    app.session.beginConfiguration()
    app.session.beginConfiguration()
    try app.session.removeControl(focus)
    XCTAssertEqual(app.session.controls, [])
    try app.session.addControl(grain)
    XCTAssertEqual(app.session.controls, [grain])
    XCTAssertEqual(phone.overlay.face?.title, "Focus")
    phone.slide(millimeters: 6)
    XCTAssertEqual(focus.value, 2, "it is shown, so a finger still moves it")
    app.session.commitConfiguration()
    XCTAssertEqual(phone.overlay.face?.title, "Focus")
    app.session.commitConfiguration()
    XCTAssertEqual(phone.overlay.face?.title, "Grain")
    try app.session.removeControl(grain)
    XCTAssertEqual(phone.overlay, .hidden, "outside a configuration at once")
  }

  /// SES28: controls, delegate and values survive a stop, a start and an interruption.
  func testControlsSurviveAStopAndAnInterruption() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let slider = try makeSlider()
    try app.session.addControl(slider)
    try slider.setValue(7)
    try app.session.stopRunning()
    try app.session.startRunning()
    phone.interrupt(.audioDeviceInUseByAnotherClient)
    phone.endInterruption()
    phone.leaveApp()
    phone.returnToApp()
    XCTAssertEqual(app.session.controls, [slider])
    XCTAssertTrue(app.session.controlsDelegate === app.delegate)
    XCTAssertEqual(slider.value, 7)
    phone.lightPress()
    XCTAssertEqual(phone.overlay.face?.valueText, "7")
  }

  /// SES11: of two sessions that add one control at once, exactly one gets it.
  func testOfTwoSessionsThatRaceForAControlOneGetsIt() throws {
    let app = Phone().launch("Camera")
    let sessions = [CaptureSession(in: app), CaptureSession(in: app)]
    for _ in 0..<200 {
      let slider = try makeSlider()
      let outcomes = Log<Bool>()
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        do throws(CaptureError) {
          try sessions[index].addControl(slider)
          outcomes.add(true)
        } catch {
          outcomes.add(error.code != .controlAlreadyAdded)
        }
      }
      XCTAssertEqual(Set(outcomes.all), [true, false])
      XCTAssertEqual(sessions.map(\.controls.count).reduce(0, +), 1)
      for session in sessions { try session.controls.forEach(session.removeControl) }
    }
  }
}
