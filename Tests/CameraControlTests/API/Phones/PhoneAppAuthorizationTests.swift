import CameraControl
import CameraControlTesting
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
      let (phone, app) = try CameraApp.open { $0.session.undeterminedAccess = access }
      phone.app.setAuthorizationStatus(.notDetermined, for: .video)
      phone.app.personAllowsAccess = false
      let session = app.session
      session.removeInput(session.inputs[0])
      let input = try CaptureDeviceInput(device: phone.core.cameras[1])
      XCTAssertFalse(try phone.app.requestAccess(for: .video))
      let other = phone.core.startInBackground("other")
      other.setAuthorizationStatus(.denied, for: .video)
      assertNotAuthorized { try CaptureSession(in: other).addInput(input) }
      XCTAssertTrue(session.canAddInput(input))
      try session.addInput(input)
      XCTAssertEqual(session.inputs, [input])
      XCTAssertTrue(session.isRunning)
      phone.lightPress()
      phone.press(.volumeUp)
      XCTAssertEqual(app.heard() + " " + phone.overlay.titles, "volumeUp hidden")
      assertNotAuthorized { try CaptureDeviceInput(device: phone.core.cameras[0], for: phone.app) }
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
    let (phone, app) = try CameraApp.open { $0.session.undeterminedAccess = .waits }
    phone.app.setAuthorizationStatus(.notDetermined, for: .video)
    let session = app.session
    session.removeInput(session.inputs[0])
    try session.addInput(CaptureDeviceInput(device: phone.core.cameras[1]))
    XCTAssertEqual(try phone.app.authorizationStatus(for: .video), .notDetermined)
    XCTAssertTrue(session.isRunning)
    phone.lightPress()
    phone.press(.volumeUp)
    XCTAssertEqual(app.heard() + " " + phone.overlay.titles, "volumeUp hidden")
    XCTAssertTrue(try phone.app.requestAccess(for: .video))
    phone.lightPress()
    phone.press(.volumeUp)
    XCTAssertEqual(app.heard(), "active enter began ended")
  }

  /// DEV22: access that is taken back ends the app: presses, overlay and sessions in their order.
  func testTakingAccessBackEndsTheApp() throws {
    for status in [AuthorizationStatus.denied, .restricted] {
      let (phone, app) = try CameraApp.open()
      phone.lightPress()
      phone.down(.volumeUp)
      XCTAssertEqual(app.recorded(), "active enter began")
      let inputs = Log<PhoneRecord.Event>()
      let observation = phone.core.observe([.input]) { inputs.add($0.event) }
      phone.app.setAuthorizationStatus(status, for: .video)
      app.check()
      XCTAssertEqual(inputs.all, [.input(.terminate("app"))])
      observation.cancel()
      XCTAssertEqual(app.recorded(), "cancelled exit inactive didStopRunning")
      XCTAssertFalse(app.session.isRunning)
      XCTAssertNil(phone.core.frontApp)
      XCTAssertEqual(phone.core.apps, [])
      // The answer stands for the next start of the app.
      let next = phone.core.launch("app")
      XCTAssertEqual(try next.authorizationStatus(for: .video), status)
      assertNotAuthorized { try CaptureDeviceInput(device: phone.core.cameras[0], for: next) }
    }
  }

  /// DEV22: with the option `stopsDelivering` the app goes on, and its session runs without the
  /// camera.
  func testTakingAccessBackCanLeaveTheAppRunning() throws {
    let (phone, app) = try CameraApp.open { $0.session.revokedAccess = .stopsDelivering }
    phone.lightPress()
    phone.down(.volumeUp)
    _ = app.heard()
    phone.app.setAuthorizationStatus(.denied, for: .video)
    app.check()
    XCTAssertEqual(app.heard(), "cancelled exit inactive")
    phone.up(.volumeUp)
    phone.lightPress()
    phone.press(.volumeDown)
    XCTAssertEqual(app.heard(), "volumeDown")
    XCTAssertTrue(app.session.isRunning)
    XCTAssertEqual(phone.core.frontApp, phone.app)
    phone.app.setAuthorizationStatus(.authorized, for: .video)
    phone.lightPress()
    XCTAssertEqual(app.heard(), "active enter")
  }

  /// DEV22: an app that is not capturing goes on, and so does one that loses only the microphone.
  func testAnAppThatIsNotCapturingGoesOn() throws {
    let (phone, app) = try CameraApp.open()
    phone.app.setAuthorizationStatus(.denied, for: .audio)
    phone.lightPress()
    try app.session.stopRunning()
    _ = app.heard()
    phone.app.setAuthorizationStatus(.denied, for: .video)
    XCTAssertEqual(phone.core.frontApp, phone.app)
    phone.app.setAuthorizationStatus(.authorized, for: .video)
    app.session.removeInput(app.session.inputs[0])
    try app.session.startRunning()
    phone.app.setAuthorizationStatus(.restricted, for: .video)
    XCTAssertEqual(phone.core.frontApp, phone.app)
    XCTAssertTrue(app.session.isRunning)
    XCTAssertEqual(app.heard(), "didStartRunning")
  }

  /// DEV22: an app in the background ends as well, and the app in front keeps its overlay.
  func testAnAppInTheBackgroundEndsToo() throws {
    let (phone, app) = try CameraApp.open()
    let other = try app.otherSession(in: "other")
    try other.startRunning()
    phone.lightPress()
    _ = app.heard()
    other.app.setAuthorizationStatus(.denied, for: .video)
    XCTAssertEqual(app.heard(), "didStopRunning")
    XCTAssertEqual(phone.core.apps, [phone.app])
    XCTAssertEqual(phone.overlay.titles, "Focus")
  }
}
