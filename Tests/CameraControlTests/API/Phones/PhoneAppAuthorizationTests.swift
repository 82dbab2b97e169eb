import CameraControl
import TestSupport
import XCTest

/// What follows from the person's answer to the question of access.
final class PhoneAppAuthorizationTests: XCTestCase {
  private func assertNotAuthorized<Result>(
    line: UInt = #line, _ call: () throws -> Result
  ) {
    assertRefused(.notAuthorized, rule: "DEV19", exception: nil, line: line, call)
  }

  /// DEV19: while access to a medium is refused, its devices make no input.
  func testWithoutAccessThereIsNoInput() throws {
    for status in [AuthorizationStatus.denied, .restricted] {
      let app = Phone(mainQueue: .inPlace).launch("Camera")
      let camera = app.phone.cameras[0]
      app.setAuthorizationStatus(status, for: .video)
      assertNotAuthorized { try CaptureDeviceInput(device: camera) }
      assertNotAuthorized { try CaptureDeviceInput(device: camera, for: app) }
      let microphone = app.phone.addCamera(.microphone)
      XCTAssertEqual(try CaptureDeviceInput(device: microphone, for: app).mediaType, .audio)
      app.setAuthorizationStatus(status, for: .audio)
      assertNotAuthorized { try CaptureDeviceInput(device: microphone, for: app) }
      app.setAuthorizationStatus(.authorized, for: .video)
      XCTAssertEqual(try CaptureDeviceInput(device: camera, for: app).mediaType, .video)
    }
  }

  /// DEV19: each app has its own answer, and a session refuses an input that its app may not use.
  func testASessionChecksTheAccessOfItsApp() throws {
    let phone = Phone(mainQueue: .inPlace)
    let (allowed, refused) = (phone.launch("a"), phone.launch("b"))
    refused.setAuthorizationStatus(.denied, for: .video)
    assertNotAuthorized { try CaptureDeviceInput(device: phone.cameras[0], for: refused) }
    let input = try CaptureDeviceInput(device: phone.cameras[0])
    let (good, bad) = (CaptureSession(in: allowed), CaptureSession(in: refused))
    try bad.addOutput(CaptureOutput(.photo))
    XCTAssertFalse(bad.canAddInput(input))
    XCTAssertEqual(bad.reasonNotToAdd(input)?.code, .notAuthorized)
    assertNotAuthorized { try bad.addInput(input) }
    XCTAssertEqual(bad.inputs, [])
    XCTAssertEqual(bad.outputs.count, 1)
    try good.addInput(input)
  }

  /// DEV20: an input asks the person, whose answer decides whether the camera delivers.
  func testAnInputAsksThePerson() throws {
    for allows in [true, false] {
      let app = Phone(mainQueue: .inPlace).launch("Camera")
      app.setAuthorizationStatus(.notDetermined, for: .video)
      app.personAllowsAccess = allows
      let input = try CaptureDeviceInput(device: app.phone.cameras[0])
      XCTAssertEqual(
        try app.authorizationStatus(for: .video), allows ? .authorized : .denied)
      XCTAssertEqual(try app.authorizationStatus(for: .audio), .authorized)
      XCTAssertTrue(CaptureSession(in: app).canAddInput(input))
    }
  }

  /// DEV19, DEV20: an input that an app made before the person refused is taken, and delivers
  /// nothing; the session of another app still refuses it.
  func testAnInputThatWasMadeBeforeTheAnswerIsTaken() throws {
    for access in PhoneBehavior.Session.UndeterminedAccess.allCases {
      let bench = try PhoneBench { $0.session.undeterminedAccess = access }
      bench.app.setAuthorizationStatus(.notDetermined, for: .video)
      bench.app.personAllowsAccess = false
      let session = bench.session
      session.removeInput(session.inputs[0])
      let input = try CaptureDeviceInput(device: bench.phone.cameras[1])
      XCTAssertFalse(try bench.app.requestAccess(for: .video))
      let other = bench.phone.startInBackground("other")
      other.setAuthorizationStatus(.denied, for: .video)
      assertNotAuthorized { try CaptureSession(in: other).addInput(input) }
      XCTAssertTrue(session.canAddInput(input))
      try session.addInput(input)
      XCTAssertEqual(session.inputs, [input])
      XCTAssertTrue(session.isRunning)
      bench.lightPress()
      bench.press(.volumeUp)
      XCTAssertEqual(bench.heard() + " " + bench.shown, "volumeUp hidden")
      assertNotAuthorized { try CaptureDeviceInput(device: bench.phone.cameras[0], for: bench.app) }
    }
  }

  /// DEV20: where several apps could have made the input, the session asks.
  func testTheSessionAsksWhereTheInputCannot() throws {
    let phone = Phone(mainQueue: .inPlace)
    let app = phone.launch("b")
    phone.launch("a")
    app.setAuthorizationStatus(.notDetermined, for: .video)
    let input = try CaptureDeviceInput(device: phone.cameras[0])
    XCTAssertEqual(try app.authorizationStatus(for: .video), .notDetermined)
    try CaptureSession(in: app).addInput(input)
    XCTAssertEqual(try app.authorizationStatus(for: .video), .authorized)
  }

  /// DEV20: with the option `waits` making an input asks no question; until the app requests access,
  /// the session runs and delivers nothing.
  func testAnInputCanWaitForTheQuestion() throws {
    let bench = try PhoneBench { $0.session.undeterminedAccess = .waits }
    bench.app.setAuthorizationStatus(.notDetermined, for: .video)
    let session = bench.session
    session.removeInput(session.inputs[0])
    try session.addInput(CaptureDeviceInput(device: bench.phone.cameras[1]))
    XCTAssertEqual(try bench.app.authorizationStatus(for: .video), .notDetermined)
    XCTAssertTrue(session.isRunning)
    bench.lightPress()
    bench.press(.volumeUp)
    XCTAssertEqual(bench.heard() + " " + bench.shown, "volumeUp hidden")
    XCTAssertTrue(try bench.app.requestAccess(for: .video))
    bench.lightPress()
    bench.press(.volumeUp)
    XCTAssertEqual(bench.heard(), "A E began ended")
  }

  /// DEV22: access that is taken back ends the app: presses, overlay and sessions in their order.
  func testTakingAccessBackEndsTheApp() throws {
    for status in [AuthorizationStatus.denied, .restricted] {
      let bench = try PhoneBench()
      bench.lightPress()
      bench.down(.volumeUp)
      XCTAssertEqual(bench.heard(), "A E began")
      let inputs = Log<PhoneRecord.Event>()
      let observation = bench.phone.observe(.input) { inputs.add($0.event) }
      bench.app.setAuthorizationStatus(status, for: .video)
      bench.check()
      XCTAssertEqual(inputs.all, [.input(.terminate("app"))])
      observation.cancel()
      XCTAssertEqual(bench.heard(), "cancelled X I didStopRunning")
      XCTAssertFalse(bench.session.isRunning)
      XCTAssertNil(bench.phone.frontApp)
      XCTAssertEqual(bench.phone.apps, [])
      // The answer stands for the next start of the app.
      let next = bench.phone.launch("app")
      XCTAssertEqual(try next.authorizationStatus(for: .video), status)
      assertNotAuthorized { try CaptureDeviceInput(device: bench.phone.cameras[0], for: next) }
    }
  }

  /// DEV22: with the option `stopsDelivering` the app goes on, and its session runs without the
  /// camera.
  func testTakingAccessBackCanLeaveTheAppRunning() throws {
    let bench = try PhoneBench { $0.session.revokedAccess = .stopsDelivering }
    bench.lightPress()
    bench.down(.volumeUp)
    _ = bench.heard()
    bench.app.setAuthorizationStatus(.denied, for: .video)
    bench.check()
    XCTAssertEqual(bench.heard(), "cancelled X I")
    bench.up(.volumeUp)
    bench.lightPress()
    bench.press(.volumeDown)
    XCTAssertEqual(bench.heard(), "volumeDown")
    XCTAssertTrue(bench.session.isRunning)
    XCTAssertEqual(bench.phone.frontApp, bench.app)
    bench.app.setAuthorizationStatus(.authorized, for: .video)
    bench.lightPress()
    XCTAssertEqual(bench.heard(), "A E")
  }

  /// DEV22: an app that is not capturing goes on, and so does one that loses only the microphone.
  func testAnAppThatIsNotCapturingGoesOn() throws {
    let bench = try PhoneBench()
    bench.app.setAuthorizationStatus(.denied, for: .audio)
    bench.lightPress()
    try bench.session.stopRunning()
    _ = bench.heard()
    bench.app.setAuthorizationStatus(.denied, for: .video)
    XCTAssertEqual(bench.phone.frontApp, bench.app)
    bench.app.setAuthorizationStatus(.authorized, for: .video)
    bench.session.removeInput(bench.session.inputs[0])
    try bench.session.startRunning()
    bench.app.setAuthorizationStatus(.restricted, for: .video)
    XCTAssertEqual(bench.phone.frontApp, bench.app)
    XCTAssertTrue(bench.session.isRunning)
    XCTAssertEqual(bench.heard(), "didStartRunning")
  }

  /// DEV22: an app in the background ends as well, and the app in front keeps its overlay.
  func testAnAppInTheBackgroundEndsToo() throws {
    let bench = try PhoneBench()
    let other = try bench.otherSession(in: "other")
    try other.startRunning()
    bench.lightPress()
    _ = bench.heard()
    other.app.setAuthorizationStatus(.denied, for: .video)
    XCTAssertEqual(bench.heard(), "didStopRunning")
    XCTAssertEqual(bench.phone.apps, [bench.app])
    XCTAssertEqual(bench.shown, "Focus")
  }
}
