import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class CaptureSessionRunningTests: XCTestCase {
  /// SES26: a session neither starts nor stops inside a configuration.
  func testInsideAConfigurationNothingStartsOrStops() throws {
    let app = try CameraApp(titles: [])
    app.session.beginConfiguration()
    app.session.beginConfiguration()
    app.session.commitConfiguration()
    for (name, call) in [
      ("startRunning", app.session.startRunning), ("stopRunning", app.session.stopRunning),
    ] as [(String, () throws -> Void)] {
      assertRefused(
        .insideConfiguration, rule: "SES26", exception: "NSGenericException", by: app.session,
        call)
      XCTAssertThrowsError(try call()) { error in
        let error = error as? CaptureError
        XCTAssertEqual(
          error?.message,
          "\(name) was called inside a configuration. Call commitConfiguration first.")
        XCTAssertEqual(
          error?.exception?.reason.hasSuffix(
            "\(name) may not be called between calls to beginConfiguration and "
              + "commitConfiguration"), true)
      }
    }
    app.session.commitConfiguration()
    try app.session.stopRunning()
    XCTAssertFalse(app.session.isRunning)
  }

  /// SES27: configurations nest, and inputs count from the outermost commit on.
  func testInputsCountFromTheOutermostCommitOn() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    try app.session.addControl(makeSlider())
    app.session.beginConfiguration()
    app.session.beginConfiguration()
    app.session.removeInput(app.input)
    app.session.commitConfiguration()
    XCTAssertEqual(app.session.inputs, [])
    phone.lightPress()
    XCTAssertEqual(phone.overlay.face?.title, "Focus")
    app.session.commitConfiguration()
    XCTAssertEqual(phone.overlay, .hidden)
    phone.lightPress()
    XCTAssertEqual(phone.overlay, .hidden)
  }

  /// SES33: an unmatched commit changes nothing and is a finding; later ones still count.
  func testACommitTooManyIsAFinding() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    app.session.commitConfiguration()
    XCTAssertEqual(phone.diagnostics.map(\.rule), ["SES33"])
    app.session.beginConfiguration()
    assertRefused(.insideConfiguration, rule: "SES26", exception: "NSGenericException") {
      try app.session.startRunning()
    }
    app.session.commitConfiguration()
    XCTAssertEqual(phone.diagnostics.count, 1)
  }

  /// SES29: leaving the foreground interrupts, and coming back resumes, unless the app stopped.
  func testTheBackgroundInterrupts() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let heard = Log<SessionNotification>()
    let observation = app.session.observe { heard.add($0) }
    defer { observation.cancel() }
    phone.leaveApp()
    XCTAssertFalse(app.session.isRunning)
    phone.returnToApp()
    XCTAssertTrue(app.session.isRunning)
    phone.launch("Other")
    try app.session.stopRunning()
    phone.returnToApp()
    XCTAssertFalse(app.session.isRunning)
    let reason = InterruptionReason.videoDeviceNotAvailableInBackground
    XCTAssertEqual(reason.rawValue, 1)
    XCTAssertEqual(
      heard.all,
      [.wasInterrupted(reason), .interruptionEnded, .wasInterrupted(reason), .didStopRunning])
  }

  /// SES29: a session that starts in the background waits for the foreground.
  func testAStartInTheBackgroundWaitsForTheForeground() throws {
    let phone = Phone(mainQueue: .inPlace)
    let session = CaptureSession(in: phone.startInBackground("Camera"))
    try session.startRunning()
    XCTAssertFalse(session.isRunning)
    XCTAssertTrue(session.isInterrupted)
    phone.launch("Camera")
    XCTAssertTrue(session.isRunning)
  }

  /// SES41: two started sessions of one app with one camera are a finding, however that comes about.
  func testTwoRunningSessionsOnOneCameraAreAFinding() throws {
    typealias Way = (CameraApp, CaptureSession, CaptureDeviceInput) throws -> Void
    let ways: [Way] = [
      { _, second, input in
        try second.addInput(input)
        try second.startRunning()
      },
      { _, second, input in
        try second.startRunning()
        try second.addInput(input)
      },
      { app, second, input in
        try second.startRunning()
        second.beginConfiguration()
        try second.addInput(input)
        XCTAssertEqual(app.phone.diagnostics, [])
        second.commitConfiguration()
      },
      { app, second, input in
        app.phone.leaveApp()
        try second.addInput(input)
        try second.startRunning()
      },
    ]
    for way in ways {
      let (phone, app) = try CameraApp.open(titles: [])
      let second = CaptureSession(in: phone.app)
      try way(app, second, CaptureDeviceInput(device: app.camera))
      XCTAssertEqual(
        phone.diagnostics.map(\.description),
        [
          "Back Camera: Two sessions of the app run with this camera, but a phone gives it to only one. "
            + "Use one session, or stop the first before you start the second. [SES41]"
        ])
    }
  }

  /// SES41: two cameras, a stopped session, one without a camera and one of another app are no finding.
  func testOtherPairsOfSessionsAreNoFinding() throws {
    let (phone, app) = try CameraApp.open(titles: [])
    let front = try XCTUnwrap(phone.core.cameras.last)
    XCTAssertNotEqual(front, app.camera)
    let other = CaptureSession(in: phone.core.startInBackground("Other"))
    try other.addInput(CaptureDeviceInput(device: app.camera))
    try other.startRunning()
    let second = CaptureSession(in: phone.app)
    try second.addInput(CaptureDeviceInput(device: phone.core.addCamera(.microphone)))
    try second.startRunning()
    let third = CaptureSession(in: phone.app)
    try third.addInput(CaptureDeviceInput(device: front))
    try third.startRunning()
    let fourth = CaptureSession(in: phone.app)
    try fourth.addInput(CaptureDeviceInput(device: app.camera))
    try app.session.stopRunning()
    try fourth.startRunning()
    XCTAssertEqual(phone.diagnostics, [])
    app.session.removeInput(app.input)
    try app.session.startRunning()
    XCTAssertEqual(phone.diagnostics, [])
  }

  func testAStartOrStopThatChangesNothingIsNotTold() throws {
    let session = CaptureSession(on: .iPhone16)
    let heard = Log<SessionNotification>()
    let observation = session.observe { heard.add($0) }
    defer { observation.cancel() }
    try session.stopRunning()
    try session.startRunning()
    try session.startRunning()
    try session.stopRunning()
    try session.stopRunning()
    XCTAssertEqual(heard.all, [.didStartRunning, .didStopRunning])
  }

  /// DEV15: a device that is not available can be neither an input nor locked.
  func testADeviceThatIsNotAvailableMakesNoInput() throws {
    let device = try CaptureDevice.single()
    for (availability, code) in [
      (CaptureDevice.Availability.inUseByAnotherClient, CaptureError.Code.deviceUnavailable),
      (.disconnected, .deviceDisconnected),
    ] {
      device.availability = availability
      assertRefused(code, rule: "DEV15", exception: nil) {
        _ = try CaptureDeviceInput(device: device)
      }
      assertRefused(code, rule: "DEV15", exception: nil) {
        try device.lockForConfiguration()
      }
    }
    device.availability = .available
    XCTAssertEqual(try CaptureDeviceInput(device: device).device, device)
  }

  /// DEV14: access concerns video and audio, and the person is asked once.
  func testAccessIsAMatterOfVideoAndAudio() throws {
    let app = Phone(mainQueue: .inPlace).launch("Camera")
    for type in [CaptureDevice.MediaType(rawValue: "text"), CaptureDevice.MediaType(rawValue: "")] {
      assertRefused(.wrongMediaType, rule: "DEV14") { _ = try app.authorizationStatus(for: type) }
      assertRefused(.wrongMediaType, rule: "DEV14") { _ = try app.requestAccess(for: type) }
    }
    for type in [CaptureDevice.MediaType.video, .audio] {
      XCTAssertEqual(try app.authorizationStatus(for: type), .authorized)
      app.setAuthorizationStatus(.notDetermined, for: type)
      app.personAllowsAccess = false
      XCTAssertFalse(try app.requestAccess(for: type))
      app.personAllowsAccess = true
      XCTAssertFalse(try app.requestAccess(for: type), "the person has answered")
      XCTAssertEqual(try app.authorizationStatus(for: type), .denied)
      app.setAuthorizationStatus(.notDetermined, for: type)
      XCTAssertTrue(try app.requestAccess(for: type))
    }
  }
}
