import CameraControl
import TestSupport
import XCTest

final class CaptureSessionRunningTests: XCTestCase {
  /// SES26: a session neither starts nor stops inside a configuration.
  func testInsideAConfigurationNothingStartsOrStops() throws {
    let bench = try ControlBench()
    bench.session.beginConfiguration()
    bench.session.beginConfiguration()
    bench.session.commitConfiguration()
    for (name, call) in [
      ("startRunning", bench.session.startRunning), ("stopRunning", bench.session.stopRunning),
    ] as [(String, () throws -> Void)] {
      assertRefused(
        .insideConfiguration, rule: "SES26", exception: "NSGenericException", by: bench.session,
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
    bench.session.commitConfiguration()
    try bench.session.stopRunning()
    XCTAssertFalse(bench.session.isRunning)
  }

  /// SES27: configurations nest, and inputs count from the outermost commit on.
  func testInputsCountFromTheOutermostCommitOn() throws {
    let bench = try ControlBench()
    try bench.session.addControl(ControlBench.slider())
    bench.session.beginConfiguration()
    bench.session.beginConfiguration()
    bench.session.removeInput(bench.input)
    bench.session.commitConfiguration()
    XCTAssertEqual(bench.session.inputs, [])
    bench.lightPress()
    XCTAssertEqual(bench.shown?.title, "Focus")
    bench.session.commitConfiguration()
    XCTAssertEqual(bench.phone.overlay, .hidden)
    bench.lightPress()
    XCTAssertEqual(bench.phone.overlay, .hidden)
  }

  /// SES33: an unmatched commit changes nothing and is a finding; later ones still count.
  func testACommitTooManyIsAFinding() throws {
    let bench = try ControlBench()
    bench.session.commitConfiguration()
    XCTAssertEqual(bench.phone.diagnostics.map(\.rule), ["SES33"])
    bench.session.beginConfiguration()
    assertRefused(.insideConfiguration, rule: "SES26", exception: "NSGenericException") {
      try bench.session.startRunning()
    }
    bench.session.commitConfiguration()
    XCTAssertEqual(bench.phone.diagnostics.count, 1)
  }

  /// SES29: leaving the foreground interrupts, and coming back resumes, unless the app stopped.
  func testTheBackgroundInterrupts() throws {
    let bench = try ControlBench()
    let heard = Log<SessionNotification>()
    let observation = bench.session.observe { heard.add($0) }
    defer { observation.cancel() }
    bench.phone.handle(.leaveApp, at: bench.now)
    XCTAssertFalse(bench.session.isRunning)
    bench.phone.launch("Camera")
    XCTAssertTrue(bench.session.isRunning)
    bench.phone.launch("Other")
    try bench.session.stopRunning()
    bench.phone.launch("Camera")
    XCTAssertFalse(bench.session.isRunning)
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
    typealias Way = (ControlBench, CaptureSession, CaptureDeviceInput) throws -> Void
    let ways: [Way] = [
      { _, second, input in
        try second.addInput(input)
        try second.startRunning()
      },
      { _, second, input in
        try second.startRunning()
        try second.addInput(input)
      },
      { bench, second, input in
        try second.startRunning()
        second.beginConfiguration()
        try second.addInput(input)
        XCTAssertEqual(bench.phone.diagnostics, [])
        second.commitConfiguration()
      },
      { bench, second, input in
        bench.phone.handle(.leaveApp, at: bench.now)
        try second.addInput(input)
        try second.startRunning()
      },
    ]
    for way in ways {
      let bench = try ControlBench()
      let second = CaptureSession(in: bench.app)
      try way(bench, second, CaptureDeviceInput(device: bench.camera))
      XCTAssertEqual(
        bench.phone.diagnostics.map(\.description),
        [
          "Back Camera: Two sessions of the app run with this camera; a phone gives it to one of them. "
            + "Use one session, or stop the first before you start the second. [SES41]"
        ])
    }
  }

  /// SES41: two cameras, a stopped session, one without a camera and one of another app are no finding.
  func testOtherPairsOfSessionsAreNoFinding() throws {
    let bench = try ControlBench()
    let front = try XCTUnwrap(bench.phone.cameras.last)
    XCTAssertNotEqual(front, bench.camera)
    let other = CaptureSession(in: bench.phone.startInBackground("Other"))
    try other.addInput(CaptureDeviceInput(device: bench.camera))
    try other.startRunning()
    let second = CaptureSession(in: bench.app)
    try second.addInput(CaptureDeviceInput(device: bench.phone.addCamera(.microphone)))
    try second.startRunning()
    let third = CaptureSession(in: bench.app)
    try third.addInput(CaptureDeviceInput(device: front))
    try third.startRunning()
    let fourth = CaptureSession(in: bench.app)
    try fourth.addInput(CaptureDeviceInput(device: bench.camera))
    try bench.session.stopRunning()
    try fourth.startRunning()
    XCTAssertEqual(bench.phone.diagnostics, [])
    bench.session.removeInput(bench.input)
    try bench.session.startRunning()
    XCTAssertEqual(bench.phone.diagnostics, [])
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
