import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class WorldVisitsTests: XCTestCase {
  /// LCK06, LCK09, LCK27: a swipe up, the side button, the lock button's input, a dark screen and
  /// another app end a visit: its process is suspended, its directory copied and offered, and only then
  /// erased.
  func testEveryWayToLeave() throws {
    let ways: [PhoneInput] = [
      .swipeUp, .sideButton, .lock, .leaveApp, .screen(isOn: false), .bringToFront("Notes"),
    ]
    for way in ways {
      let (phone, photos) = try Photos.install()
      let visit = try photos.visit()
      XCTAssertEqual(photos.product.contentDirectories, [])
      phone.core.handle(way, at: phone.now)
      XCTAssertEqual(
        photos.heard(),
        [
          "Photos extension suspended", "session-1 copied to the app",
          "session-1 erased from the extension",
        ], "\(way)")
      XCTAssertEqual(
        photos.code.files.asked.all, ["make session-1", "copy session-1", "erase session-1"])
      XCTAssertFalse(visit.isOpen)
      XCTAssertNil(photos.product.visit)
      XCTAssertEqual(photos.product.captureExtension, visit.app)
      XCTAssertNil(photos.code.visitRun.withLock { $0.run }, "what the visit made is released")
      XCTAssertEqual(photos.product.contentDirectories, ["session-1"])
      phone.wait(.seconds(1))
      XCTAssertEqual(photos.product.listedDirectories, ["session-1"])
      XCTAssertNil(phone.core.nextDeadline)
    }
  }

  /// LCK05, LCK62: each launch is a new process with a new directory, whatever happened
  /// to the one before; nothing of the earlier process is in front again.
  func testEachVisitIsNew() throws {
    let (phone, photos) = try Photos.install()
    var processes: Set<PhoneApp> = []
    for (count, end) in [
      PhoneInput.swipeUp, .kill("Photos", .captureExtension), .sideButton, .lock,
    ].enumerated() {
      let visit = try photos.visit()
      processes.insert(visit.app)
      XCTAssertEqual(visit.directory, "session-\(count + 1)")
      XCTAssertEqual(visit.app.views.count, 1)
      phone.core.handle(end, at: phone.now)
    }
    XCTAssertEqual(processes.count, 4)
    XCTAssertEqual(
      photos.product.contentDirectories, ["session-1", "session-2", "session-3", "session-4"])
    XCTAssertEqual(Set(phone.core.apps), [photos.product.app])

    // Not even a process that a test started by its name is used again.
    let early = try Photos()
    let started = early.phone.core.launch("Photos extension")
    XCTAssertNil(early.phone.core.frontApp)
    XCTAssertNotEqual(try early.visit().app, started)
    XCTAssertFalse(early.phone.core.apps.contains(started))
  }

  /// LCK21: a crash or kill at any moment still migrates the directory, and the phone says which.
  func testAKillAtEveryMoment() throws {
    let moments: [(String, Duration, Bool)] = [
      ("at once", .zero, false), ("before the camera counts", .milliseconds(999), false),
      ("with the viewfinder", .seconds(2), false), ("while capturing", .seconds(2), true),
    ]
    for (moment, time, isPressed) in moments {
      let (phone, photos) = try Photos.install()
      _ = try photos.visit()
      phone.wait(time)
      if isPressed { phone.down(.volumeUp) }
      _ = photos.heard()
      phone.kill("Photos", .captureExtension)
      XCTAssertEqual(
        photos.heard(),
        [
          "Photos extension killed", "session-1 copied to the app",
          "session-1 erased from the extension",
        ] + (isPressed ? ["Photos extension hears cancelled"] : []), moment)
      XCTAssertEqual(photos.product.contentDirectories, ["session-1"])
      XCTAssertTrue(phone.isLockScreenShown)
      // Nothing is left to kill.
      phone.kill("Photos", .captureExtension)
      XCTAssertEqual(photos.heard(), [])
    }
    // The input that ends any app ends the extension, too; unknown names and widgets do nothing.
    let (phone, photos) = try Photos.install()
    _ = try photos.visit()
    for name in ["Nothing", "Photos"] { phone.kill(name, .widgetExtension) }
    XCTAssertEqual(photos.heard(), [])
    phone.perform([.endApp("Photos extension")])
    XCTAssertEqual(photos.heard().first, "Photos extension killed")
  }

  /// LCK07, LCK63: an idle extension is dismissed after a minute, and each press that its interaction
  /// gets and each capture restarts the wait; nothing else does.
  func testAnIdleExtensionIsDismissed() throws {
    let (phone, photos) = try Photos.install()
    let visit = try photos.visit()
    phone.wait(.seconds(50))
    phone.down(.volumeUp)
    phone.up(.volumeUp)
    phone.wait(.seconds(50))
    visit.app.noteCapture()
    photos.check()
    phone.wait(.seconds(50))
    phone.lightPress()
    visit.app.noteUserAction()
    phone.wait(.milliseconds(9_919))
    XCTAssertTrue(visit.isOpen)
    phone.wait(.milliseconds(1))
    XCTAssertFalse(visit.isOpen)
    XCTAssertEqual(photos.heard().suffix(3).first, "Photos extension suspended")
    XCTAssertEqual(photos.product.contentDirectories, ["session-1"])
    // What belongs to a visit that is over keeps nothing alive.
    visit.app.noteCapture()
    visit.app.noteUserAction()
    XCTAssertEqual(phone.core.nextDeadline, phone.now.advanced(by: .milliseconds(100)))
  }

  /// LCK26, LCK70: access to the camera is one for all processes; taking it back ends the one that
  /// captures, and the content of a visit that ends so is copied.
  func testAccessThatIsTakenBackDuringAVisit() throws {
    for isAppRunning in [true, false] {
      let (phone, photos) = try Photos.install()
      let visit = try photos.visit()
      if !isAppRunning { phone.kill("Photos", .app) }
      _ = photos.heard()
      XCTAssertEqual(try visit.app.authorizationStatus(for: .video), .authorized)
      photos.product.cameraAccess = .denied
      photos.check()
      XCTAssertEqual(
        photos.heard(),
        [
          "Photos extension killed", "session-1 copied to the app",
          "session-1 erased from the extension",
        ])
      XCTAssertEqual(photos.product.contentDirectories, ["session-1"])
      XCTAssertEqual(try visit.app.authorizationStatus(for: .video), .denied)
      XCTAssertEqual(try photos.product.app.authorizationStatus(for: .video), .denied)
    }
    let option = try Photos(behavior: { $0.session.revokedAccess = .stopsDelivering })
    let visit = try option.visit()
    visit.app.setAuthorizationStatus(.denied, for: .video)
    XCTAssertEqual(option.product.cameraAccess, .denied)
    XCTAssertTrue(visit.isOpen)
    option.phone.wait(.seconds(10))
    XCTAssertFalse(visit.isOpen)
  }

  /// LCK05: a session that is started, and a view that is shown, of a visit that is over is probably
  /// kept in a static; it is a diagnostic, in that visit and in a later one.
  func testWhatBelongsToAnEarlierVisit() throws {
    let (phone, photos) = try Photos.install(does: [])
    let first = try photos.visit()
    let session = try first.app.makeSession()
    let view = CaptureView(in: first.app)
    phone.swipeUp()
    XCTAssertEqual(photos.diagnostics, [])
    XCTAssertFalse(session.isRunning)
    let second = try photos.visit()
    try session.startRunning()
    XCTAssertEqual(
      phone.diagnostics.map(\.finding),
      [
        "A session of an earlier launch is in use, but each launch of the extension has a new scene."
      ])
    second.app.show(view)
    XCTAssertEqual(photos.diagnostics, ["used-after-visit", "used-after-visit"])
    XCTAssertEqual(phone.diagnostics.last?.source, "Photos extension")
    photos.check()

    let plain = try Photos(does: [])
    let visit = try plain.visit()
    let late = CaptureView(in: visit.app)
    plain.phone.swipeUp()
    visit.app.show(late)
    XCTAssertEqual(plain.diagnostics, ["used-after-visit"])
  }
}
