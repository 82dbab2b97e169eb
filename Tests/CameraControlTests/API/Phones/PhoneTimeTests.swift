import CameraControl
import XCTest

/// What is due happens exactly at its instant: not a nanosecond earlier, and not later.
final class PhoneTimeTests: XCTestCase {
  /// GST04: the dwell of a light press.
  func testTheDwell() throws {
    try check(before: "", after: "A E", Self.plain) { bench, off in
      bench.sense(0.5, at: 0)
      bench.wait(.milliseconds(120) + off)
    }
  }

  /// GST09, OVL32: a light press and hold.
  func testTheLightHold() throws {
    let lockable = { try PhoneBench(settings: { $0.focusLock = true }) }
    try check(before: "A E", after: "A E lock", lockable) { bench, off in
      bench.sense(0.5, at: 0)
      bench.wait(.milliseconds(300) + off)
    }
  }

  /// GST10, EVT25: a click and hold.
  func testTheClickHold() throws {
    let away = { () throws -> PhoneBench in
      let bench = try PhoneBench()
      bench.handle(.leaveApp)
      _ = bench.heard()
      return bench
    }
    try check(before: "", after: "visualIntelligence", away) { bench, off in
      bench.pushDown()
      bench.wait(.milliseconds(500) + off)
    }
  }

  /// OVL25: the timeouts of a control and of the list.
  func testTheTimeouts() throws {
    try check(before: "A E", after: "A E X I", Self.plain) { bench, off in
      bench.lightPress()
      bench.wait(.seconds(3) + off)
    }
    try check(before: "A E", after: "A E X I", Self.plain) { bench, off in
      bench.doubleLightPress()
      bench.wait(.seconds(3) + off)
    }
  }

  /// EVT26, SET07: a stem that is held long enough.
  func testTheStemHold() throws {
    let remote = { try PhoneBench(settings: { $0.airPodsRemote = .pressAndHold }) }
    let event = "sound:default began ended"
    try check(before: "airPodsControl", after: event, remote) { bench, off in
      bench.press(.airPodsStem, for: .milliseconds(500) + off)
    }
  }

  /// SET07: a stem that was held long enough before the setting asked for it counts at once.
  func testAStemThatIsHeldWhileTheSettingChanges() throws {
    let bench = try PhoneBench(settings: { $0.airPodsRemote = .pressAndHold })
    bench.down(.airPodsStem)
    bench.phone.settings.airPodsRemote = .pressOnce
    XCTAssertNil(bench.phone.nextDeadline)
    bench.wait(.milliseconds(600))
    XCTAssertEqual(bench.heard(), "")
    bench.phone.settings.airPodsRemote = .pressAndHold
    XCTAssertEqual(bench.heard(), "sound:default began ended")
    XCTAssertNil(bench.phone.nextDeadline)
    bench.up(.airPodsStem)
    XCTAssertEqual(bench.heard(), "")
  }

  /// GST06, GST08, EVT31: the last nanosecond of a window still belongs to it.
  func testTheWindows() throws {
    for (off, isInside) in [(-1, true), (0, true), (1, false)] {
      let pair = try PhoneBench()
      pair.lightPress()
      pair.wait(.milliseconds(350) + .nanoseconds(off))
      pair.sense(0.5, at: 0)
      pair.lift()
      XCTAssertEqual(pair.shown, isInside ? "[Focus] Depth Tint" : "Focus")
      let launch = try PhoneBench(settings: { $0.launchGesture = .doubleClick })
      launch.handle(.leaveApp)
      launch.click()
      _ = launch.heard()
      launch.wait(.milliseconds(390) + .nanoseconds(off))
      launch.click()
      XCTAssertEqual(launch.heard(), isInside ? "launch" : "")
      let asked = try PhoneBench(titles: [])
      asked.interaction.isEnabled = false
      asked.press(.cameraControl)
      asked.wait(.milliseconds(2_900) + .nanoseconds(off))
      asked.press(.cameraControl)
      XCTAssertEqual(asked.heard(), isInside ? "ask launch" : "ask ask")
    }
  }

  /// OVL25: a sample's own instant counts, and everything due before it happens first.
  func testASampleHasItsOwnInstant() throws {
    let bench = try PhoneBench()
    bench.touchlessLightPress()
    let instant = PhoneInstant(nanoseconds: 10_000_000_000)
    bench.phone.send(ButtonSample(instant: instant, force: 0.5, position: 0))
    XCTAssertEqual(bench.phone.now, instant)
    XCTAssertEqual(bench.heard(), "A E X I")
    bench.check()
  }

  /// Deadlines at the same instant fire in the order in which they were set.
  func testEqualDeadlinesPassInTheOrderTheyWereSet() throws {
    for (isStemFirst, heard) in [
      (true, "A E sound:default began ended X I"), (false, "A E X I sound:default began ended"),
    ] {
      let bench = try PhoneBench(
        behavior: { $0.overlay.timeouts.control = .milliseconds(isStemFirst ? 200 : 600) },
        settings: { $0.airPodsRemote = .pressAndHold })
      if isStemFirst {
        bench.down(.airPodsStem)
        bench.wait(.milliseconds(300))
        bench.touchlessLightPress()
      } else {
        bench.touchlessLightPress()
        bench.wait(.milliseconds(100))
        bench.down(.airPodsStem)
      }
      bench.handle(.screen(isOn: true))
      bench.wait(.seconds(1))
      XCTAssertEqual(bench.heard(), heard)
    }
  }

  /// OVL25: a negative timeout ends at once, and one that would end after the last instant never
  /// does; neither leaves anything stuck.
  func testTimeoutsThatMakeNoSense() throws {
    for timeout in [Duration.seconds(-5), .seconds(Int64.min), .zero] {
      let bench = try PhoneBench { $0.overlay.timeouts.control = timeout }
      bench.lightPress()
      XCTAssertEqual(bench.phone.nextDeadline, bench.now, "nothing is due before it was asked for")
      bench.wait(.zero)
      XCTAssertEqual(bench.heard(), "A E X I")
    }
    let patient = try PhoneBench { $0.overlay.timeouts.control = .seconds(Int64.max) }
    patient.lightPress()
    XCTAssertNil(patient.phone.nextDeadline)
    patient.wait(.seconds(1_000_000_000))
    XCTAssertEqual(patient.heard(), "A E")
  }

  /// An instant near the end of time is like any other, and what lies beyond never comes.
  func testTheEndOfTime() throws {
    for left in [0, 1, 1_000_000_000] as [Int64] {
      let bench = try PhoneBench()
      for force in [0.5, 0] {
        bench.phone.send(
          ButtonSample(
            instant: PhoneInstant(nanoseconds: .max - left), force: force,
            position: force > 0 ? 0 : nil))
        bench.check()
      }
      bench.phone.advance(to: PhoneInstant(nanoseconds: .max))
      bench.check()
      XCTAssertEqual(bench.heard(), "A E")
      XCTAssertNil(bench.phone.nextDeadline)
      bench.handle(.leaveApp)
      XCTAssertEqual(bench.heard(), "X I interrupted")
    }
  }

  private static let plain: @Sendable () throws -> PhoneBench = { try PhoneBench() }

  private func check(
    before: String, after: String, _ make: () throws -> PhoneBench,
    line: UInt = #line, _ course: (PhoneBench, Duration) -> Void
  ) throws {
    for (off, expected) in [(-1, before), (0, after), (1, after)] {
      let bench = try make()
      course(bench, .nanoseconds(off))
      XCTAssertEqual(bench.heard(), expected, "\(off) ns", line: line)
    }
  }
}
