import CameraControl
import CameraControlTesting
import XCTest

/// What is due happens exactly at its instant: not a nanosecond earlier, and not later.
final class PhoneTimeTests: XCTestCase {
  /// GST04: the dwell of a light press.
  func testTheDwell() throws {
    try check(before: "", after: "active enter", Self.plain) { app, off in
      app.phone.touch(force: 0.5)
      app.phone.wait(.milliseconds(120) + off)
    }
  }

  /// GST09, OVL32: a light press and hold.
  func testTheLightHold() throws {
    let lockable = { try CameraApp(settings: { $0.focusLock = true }) }
    try check(before: "active enter", after: "active enter lock", lockable) { app, off in
      app.phone.touch(force: 0.5)
      app.phone.wait(.milliseconds(300) + off)
    }
  }

  /// GST10, EVT25: a click and hold.
  func testTheClickHold() throws {
    let away = { () throws -> CameraApp in
      let (phone, app) = try CameraApp.open()
      phone.leaveApp()
      _ = app.heard()
      return app
    }
    try check(before: "", after: "visualIntelligence", away) { app, off in
      app.phone.down(.cameraControl)
      app.phone.wait(.milliseconds(500) + off)
    }
  }

  /// OVL25: the timeouts of a control and of the list.
  func testTheTimeouts() throws {
    try check(before: "active enter", after: "active enter exit inactive", Self.plain) { app, off in
      app.phone.lightPress()
      app.phone.wait(.seconds(3) + off)
    }
    try check(before: "active enter", after: "active enter exit inactive", Self.plain) { app, off in
      app.phone.doubleLightPress()
      app.phone.wait(.seconds(3) + off)
    }
  }

  /// EVT26, SET07: a stem that is held long enough.
  func testTheStemHold() throws {
    let remote = { try CameraApp(settings: { $0.airPodsRemote = .pressAndHold }) }
    let event = "sound:default began ended"
    try check(before: "airPodsControl", after: event, remote) { app, off in
      app.phone.press(.airPodsStem, for: .milliseconds(500) + off)
    }
  }

  /// SET07: a stem that was held long enough before the setting asked for it counts at once.
  func testAStemThatIsHeldWhileTheSettingChanges() throws {
    let (phone, app) = try CameraApp.open(settings: { $0.airPodsRemote = .pressAndHold })
    phone.down(.airPodsStem)
    phone.settings.airPodsRemote = .pressOnce
    XCTAssertNil(phone.core.nextDeadline)
    phone.wait(.milliseconds(600))
    XCTAssertEqual(app.heard(), "")
    phone.settings.airPodsRemote = .pressAndHold
    XCTAssertEqual(app.heard(), "sound:default began ended")
    XCTAssertNil(phone.core.nextDeadline)
    phone.up(.airPodsStem)
    XCTAssertEqual(app.heard(), "")
  }

  /// GST06, GST08, EVT31: the last nanosecond of a window still belongs to it.
  func testTheWindows() throws {
    for (off, isInside) in [(-1, true), (0, true), (1, false)] {
      let pair = try CameraApp()
      pair.phone.lightPress()
      pair.phone.wait(.milliseconds(340) + .nanoseconds(off))
      pair.phone.touch(force: 0.5)
      pair.phone.lift()
      XCTAssertEqual(pair.phone.overlay.titles, isInside ? "[Focus] Depth Tint" : "Focus")
      let launch = try CameraApp(settings: { $0.launchGesture = .doubleClick })
      launch.phone.leaveApp()
      launch.phone.click()
      _ = launch.heard()
      launch.phone.wait(.milliseconds(380) + .nanoseconds(off))
      launch.phone.down(.cameraControl)
      launch.phone.lift()
      XCTAssertEqual(launch.heard(), isInside ? "launch" : "")
      let asked = try CameraApp(titles: [])
      asked.interaction.isEnabled = false
      asked.phone.press(.cameraControl)
      asked.phone.wait(.milliseconds(2_880) + .nanoseconds(off))
      asked.phone.press(.cameraControl)
      XCTAssertEqual(asked.heard(), isInside ? "ask launch" : "ask ask")
    }
  }

  /// OVL25: a sample's own instant counts, and everything due before it happens first.
  func testASampleHasItsOwnInstant() throws {
    let (phone, app) = try CameraApp.open()
    phone.pressInGloves()
    let instant = PhoneInstant(nanoseconds: 10_000_000_000)
    phone.core.send(ButtonSample(instant: instant, force: 0.5, position: 0))
    XCTAssertEqual(phone.now, instant)
    XCTAssertEqual(app.heard(), "active enter exit inactive")
    app.check()
  }

  /// Deadlines at the same instant fire in the order in which they were set.
  func testEqualDeadlinesPassInTheOrderTheyWereSet() throws {
    for (isStemFirst, heard) in [
      (true, "active enter sound:default began ended exit inactive"),
      (false, "active enter exit inactive sound:default began ended"),
    ] {
      let (phone, app) = try CameraApp.open(
        behavior: { $0.overlay.timeouts.control = .milliseconds(isStemFirst ? 200 : 600) },
        settings: { $0.airPodsRemote = .pressAndHold })
      if isStemFirst {
        phone.down(.airPodsStem)
        phone.wait(.milliseconds(300))
        phone.pressInGloves()
      } else {
        phone.pressInGloves()
        phone.wait(.milliseconds(100))
        phone.down(.airPodsStem)
      }
      phone.turnScreenOn()
      phone.wait(.seconds(1))
      XCTAssertEqual(app.recorded(), heard)
    }
  }

  /// OVL25: a timeout of zero ends at once, and the longest one ends, too.
  func testTheShortestAndTheLongestTimeout() throws {
    let (phone, app) = try CameraApp.open { $0.overlay.timeouts.control = .zero }
    phone.lightPress()
    XCTAssertEqual(phone.core.nextDeadline, phone.now, "nothing is due before it was asked for")
    phone.core.advance(to: phone.now)
    XCTAssertEqual(app.heard(), "active enter exit inactive")
    let patient = try CameraApp { $0.overlay.timeouts.control = .seconds(1_000_000_000) }
    patient.phone.lightPress()
    patient.phone.wait(.seconds(999_999_999))
    XCTAssertEqual(patient.heard(), "active enter")
    patient.phone.wait(.seconds(1))
    XCTAssertEqual(patient.heard(), "exit inactive")
  }

  /// An instant near the end of time is like any other, and what lies beyond never comes.
  func testTheEndOfTime() throws {
    for left in [0, 1, 1_000_000_000] as [Int64] {
      let (phone, app) = try CameraApp.open()
      for force in [0.5, 0] {
        phone.core.send(
          ButtonSample(
            instant: PhoneInstant(nanoseconds: .max - left), force: force,
            position: force > 0 ? 0 : nil))
        app.check()
      }
      phone.core.advance(to: PhoneInstant(nanoseconds: .max))
      app.check()
      XCTAssertEqual(app.heard(), "active enter")
      XCTAssertNil(phone.core.nextDeadline)
      phone.leaveApp()
      XCTAssertEqual(app.heard(), "interrupted exit inactive")
    }
  }

  private static let plain: @Sendable () throws -> CameraApp = { try CameraApp() }

  private func check(
    before: String, after: String, _ make: () throws -> CameraApp,
    line: UInt = #line, _ course: (CameraApp, Duration) -> Void
  ) throws {
    for (off, expected) in [(-1, before), (0, after), (1, after)] {
      let app = try make()
      course(app, .nanoseconds(off))
      XCTAssertEqual(app.heard(), expected, "\(off) ns", line: line)
    }
  }
}
