import CameraControl
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
      let bench = try ProductBench()
      let visit = try bench.visit()
      XCTAssertEqual(bench.product.contentDirectories, [])
      bench.handle(way)
      XCTAssertEqual(
        bench.heard(),
        [
          "Photos extension suspended", "session-1 copied to the app",
          "session-1 erased from the extension",
        ], "\(way)")
      XCTAssertEqual(
        bench.code.files.asked.all, ["make session-1", "copy session-1", "erase session-1"])
      XCTAssertFalse(visit.isOpen)
      XCTAssertNil(bench.product.visit)
      XCTAssertEqual(bench.product.captureExtension, visit.app)
      XCTAssertNil(bench.code.visitRun.withLock { $0.run }, "what the visit made is released")
      XCTAssertEqual(bench.product.contentDirectories, ["session-1"])
      bench.pass(.seconds(1))
      XCTAssertEqual(bench.product.listedDirectories, ["session-1"])
      XCTAssertNil(bench.phone.nextDeadline)
    }
  }

  /// LCK05, LCK62: each launch is a new process with a new directory, whatever happened
  /// to the one before; nothing of the earlier process is in front again.
  func testEachVisitIsNew() throws {
    let bench = try ProductBench()
    var processes: Set<PhoneApp> = []
    for (count, end) in [
      PhoneInput.swipeUp, .kill("Photos", .captureExtension), .sideButton, .lock,
    ].enumerated() {
      let visit = try bench.visit()
      processes.insert(visit.app)
      XCTAssertEqual(visit.directory, "session-\(count + 1)")
      XCTAssertEqual(visit.app.views.count, 1)
      bench.handle(end)
    }
    XCTAssertEqual(processes.count, 4)
    XCTAssertEqual(
      bench.product.contentDirectories, ["session-1", "session-2", "session-3", "session-4"])
    XCTAssertEqual(Set(bench.phone.apps), [bench.product.app])

    // Not even a process that a test started by its name is used again.
    let early = try ProductBench()
    let started = early.phone.launch("Photos extension")
    XCTAssertNil(early.phone.frontApp)
    XCTAssertNotEqual(try early.visit().app, started)
    XCTAssertFalse(early.phone.apps.contains(started))
  }

  /// LCK21: a crash or kill at any moment still migrates the directory, and the phone says which.
  func testAKillAtEveryMoment() throws {
    let moments: [(String, Duration, Bool)] = [
      ("at once", .zero, false), ("before the camera counts", .milliseconds(999), false),
      ("with the viewfinder", .seconds(2), false), ("while capturing", .seconds(2), true),
    ]
    for (moment, time, isPressed) in moments {
      let bench = try ProductBench()
      _ = try bench.visit()
      bench.pass(time)
      if isPressed { bench.handle(.button(.volumeUp, isDown: true)) }
      _ = bench.heard()
      bench.handle(.kill("Photos", .captureExtension))
      XCTAssertEqual(
        bench.heard(),
        ["Photos extension killed"] + (isPressed ? ["Photos extension hears cancelled"] : [])
          + ["session-1 copied to the app", "session-1 erased from the extension"], moment)
      XCTAssertEqual(bench.product.contentDirectories, ["session-1"])
      XCTAssertTrue(bench.phone.isLockScreenShown)
      // Nothing is left to kill.
      bench.handle(.kill("Photos", .captureExtension))
      XCTAssertEqual(bench.heard(), [])
    }
    // The input that ends any app ends the extension, too; unknown names and widgets do nothing.
    let bench = try ProductBench()
    _ = try bench.visit()
    for name in ["Nothing", "Photos"] { bench.handle(.kill(name, .widgetExtension)) }
    XCTAssertEqual(bench.heard(), [])
    bench.handle(.terminate("Photos extension"))
    XCTAssertEqual(bench.heard().first, "Photos extension killed")
  }

  /// LCK07, LCK63: an idle extension is dismissed after a minute, and each press that its interaction
  /// gets and each capture restarts the wait; nothing else does.
  func testAnIdleExtensionIsDismissed() throws {
    let bench = try ProductBench()
    let visit = try bench.visit()
    bench.pass(.seconds(50))
    bench.handle(.button(.volumeUp, isDown: true))
    bench.handle(.button(.volumeUp, isDown: false))
    bench.pass(.seconds(50))
    visit.app.noteCapture()
    bench.check()
    bench.pass(.seconds(50))
    bench.lightPress()
    visit.app.noteUserAction()
    bench.pass(.milliseconds(8949))
    XCTAssertTrue(visit.isOpen)
    bench.pass(.milliseconds(1))
    XCTAssertFalse(visit.isOpen)
    XCTAssertEqual(bench.heard().suffix(3).first, "Photos extension suspended")
    XCTAssertEqual(bench.product.contentDirectories, ["session-1"])
    // What belongs to a visit that is over keeps nothing alive.
    visit.app.noteCapture()
    visit.app.noteUserAction()
    XCTAssertEqual(bench.phone.nextDeadline, bench.now.advanced(by: .milliseconds(100)))
  }

  /// LCK26, LCK70: access to the camera is one for all processes; taking it back ends the one that
  /// captures, and the content of a visit that ends so is copied.
  func testAccessThatIsTakenBackDuringAVisit() throws {
    for isAppRunning in [true, false] {
      let bench = try ProductBench()
      let visit = try bench.visit()
      if !isAppRunning { bench.handle(.kill("Photos", .app)) }
      _ = bench.heard()
      XCTAssertEqual(try visit.app.authorizationStatus(for: .video), .authorized)
      bench.product.cameraAccess = .denied
      bench.check()
      XCTAssertEqual(
        bench.heard(),
        [
          "Photos extension killed", "session-1 copied to the app",
          "session-1 erased from the extension",
        ])
      XCTAssertEqual(bench.product.contentDirectories, ["session-1"])
      XCTAssertEqual(try visit.app.authorizationStatus(for: .video), .denied)
      XCTAssertEqual(try bench.product.app.authorizationStatus(for: .video), .denied)
    }
    let option = try ProductBench(behavior: { $0.session.revokedAccess = .stopsDelivering })
    let visit = try option.visit()
    visit.app.setAuthorizationStatus(.denied, for: .video)
    XCTAssertEqual(option.product.cameraAccess, .denied)
    XCTAssertTrue(visit.isOpen)
    option.pass(.seconds(10))
    XCTAssertFalse(visit.isOpen)
  }

  /// LCK05: a session that is started, and a view that is shown, of a visit that is over is probably
  /// kept in a static; it is a diagnostic, in that visit and in a later one.
  func testWhatBelongsToAnEarlierVisit() throws {
    let bench = try ProductBench(does: [])
    let first = try bench.visit()
    let session = try first.app.makeSession()
    let view = CaptureView(in: first.app)
    bench.handle(.swipeUp)
    XCTAssertEqual(bench.diagnostics, [])
    XCTAssertFalse(session.isRunning)
    let second = try bench.visit()
    try session.startRunning()
    XCTAssertEqual(
      bench.phone.diagnostics.map(\.finding),
      [
        "A session of an earlier visit was used; a phone may reuse the process, not the scene."
      ])
    second.app.show(view)
    XCTAssertEqual(bench.diagnostics, ["used-after-visit", "used-after-visit"])
    XCTAssertEqual(bench.phone.diagnostics.last?.source, "Photos extension")
    bench.check()

    let plain = try ProductBench(does: [])
    let visit = try plain.visit()
    let late = CaptureView(in: visit.app)
    plain.handle(.swipeUp)
    visit.app.show(late)
    XCTAssertEqual(plain.diagnostics, ["used-after-visit"])
  }
}
