import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// Tests of how far callbacks lag behind the finger, and of who waits for them.
final class LagTests: XCTestCase {
  /// The number of readings between what caused each note of a queue and the note, in order.
  ///
  /// One gesture ends with a reading where the next begins with one: they count as one reading.
  private func lags(in trace: Trace, of kind: Trace.Kind, _ note: String) -> [Int] {
    var (readings, causes, lags): (Int, [Int], [Int]) = (0, [], [])
    var last = PhoneInstant(nanoseconds: -1)
    for entry in trace.entries {
      switch entry.kind {
      case .sample:
        if entry.instant != last { readings += 1 }
        last = entry.instant
      case kind: causes.append(readings)
      case .app where TwoSliderApp.queue(of: entry.text) == note:
        lags.append(readings - causes[lags.count])
      default: break
      }
    }
    XCTAssertEqual(lags.count, causes.count)
    return lags
  }

  func testACallbackLagsAsManyReadingsAsItMayAndNoMore() throws {
    for lag in [0, 1, 3, 7] {
      var longest = ["controls": 0, "focus": 0]
      for seed in Effort.seeds(sample: 12, campaign: 1_000) {
        let app = try TwoSliderApp(delivery: .shuffled(seed: seed, lag: lag))
        app.phone.tracesSamples = true
        try app.phone.perform(
          "repeat 3 { light-press; slide +0.3; slide -0.3; tap-outside-overlay }")
        for (kind, note) in [(Trace.Kind.callback, "controls"), (.value, "focus")] {
          for found in lags(in: app.phone.trace, of: kind, note) {
            XCTAssertLessThanOrEqual(found, lag)
            longest[note] = max(longest[note] ?? 0, found)
          }
        }
      }
      XCTAssertEqual(longest, ["controls": lag, "focus": lag])
    }
  }

  func testInAPauseACallbackArrivesWhenItIsDue() throws {
    var delays: Set<Duration> = []
    for seed in 0..<50 as Range<UInt64> {
      let app = try TwoSliderApp(delivery: .shuffled(seed: seed, lag: 4))
      try app.phone.perform("light-press; wait 10s; wait 1ms")
      let trace = app.phone.trace
      let sent = trace.only(.callback).entries.map(\.instant)
      let arrived = trace.only(.app).entries.map(\.instant)
      delays.formUnion(zip(sent, arrived).map { $0.duration(to: $1) })
    }
    XCTAssertEqual(delays, Set((0...4).map { .milliseconds(10 * $0) }))
  }

  func testCallbacksLagIntoTheNextStepsOfAScriptAndNotIntoTheNextCall() throws {
    var late = 0
    for seed in 0..<50 as Range<UInt64> {
      let script = try TwoSliderApp(delivery: .shuffled(seed: seed))
      try script.phone.perform("light-press; leave-app")
      let text = script.phone.trace.only(.step, .app).texts
      if let step = text.firstIndex(of: "leave-app"), step < 3 { late += 1 }
      let calls = try TwoSliderApp(delivery: .shuffled(seed: seed))
      calls.phone.lightPress()
      XCTAssertEqual(
        calls.recorder.log, ["controls did become active", "controls will enter fullscreen"])
    }
    XCTAssertGreaterThan(late, 10)
  }

  func testTheCallsThatWaitWaitForEverything() async throws {
    for seed in 0..<20 as Range<UInt64> {
      let app = try TwoSliderApp(delivery: .shuffled(seed: seed, lag: 9))
      await app.phone.lightPress()
      try app.session.stopRunning()
      await app.phone.settle()
      XCTAssertEqual(app.recorder.log.count, 4)
      try app.session.startRunning()
      await app.phone.lightPress()
      let (session, recorder) = (app.session, app.recorder)
      Task.detached { try session.stopRunning() }
      try await app.phone.wait(until: { recorder.log.count == 8 })
      try session.startRunning()
      await app.phone.slide(by: 0.2)
      try session.stopRunning()
      try await app.phone.finish()
      XCTAssertEqual(recorder.log.last, "controls did become inactive")
    }
  }

  func testACallThatCannotWaitHereIsStillRefused() throws {
    let phone = SimulatedPhone(delivery: .shuffled(seed: 1))
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession([], delegate: recorder)
    let observation = session.observe { [weak phone] _ in phone?.click() }
    try session.stopRunning()
    XCTAssertEqual(phone.acknowledgeFaults().map(\.code), [.misplacedCall])
    observation.cancel()
    try phone.finish()
  }

  func testAGestureInACallbackIsPartOfTheOneAround() throws {
    for seed in 0..<20 as Range<UInt64> {
      let phone = SimulatedPhone(delivery: .shuffled(seed: seed))
      let recorder = Recorder(on: phone)
      let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
      focus.setActionQueue(OwnThreadQueue(label: "focus")) { [weak phone] _ in
        phone?.press(.volumeUp, for: .zero)
      }
      let session = try phone.makeSession(
        [focus], delegate: recorder, queue: OwnThreadQueue(label: "delegate"))
      phone.show(recorder.interaction())
      phone.lightPress()
      phone.slide(millimeters: 1.5)
      phone.wait(.seconds(4))
      try phone.trace.expectBalanced()
      XCTAssertEqual(recorder.log.count { $0 == "press ended" }, phone.trace.count(of: .value))
      try phone.finish()
      try session.stopRunning()
    }
  }
}
