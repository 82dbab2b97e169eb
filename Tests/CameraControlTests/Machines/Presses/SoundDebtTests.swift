import CameraControl
import TestSupport
import XCTest

/// A default sound that the app switched off and did not replace.
final class SoundDebtTests: XCTestCase {
  private func bench(
    phases: PhoneBehavior.Press.AirPodsPhases = .beganThenEnded
  ) throws -> (PhoneBench, Log<CaptureEvent>) {
    let bench = try PhoneBench(
      behavior: { $0.press.airPodsPhases = phases }, settings: { $0.airPodsRemote = .pressOnce })
    try bench.session.addOutput(CaptureOutput(.photo))
    let events = Log<CaptureEvent>()
    let view = CaptureView(in: bench.app)
    view.addInteraction(CaptureEventInteraction { events.add($0) })
    bench.app.show(view)
    return (bench, events)
  }

  private func names(_ bench: PhoneBench) -> [String] { bench.phone.diagnostics.map(\.name) }

  /// SND10: a press for which neither the phone nor the app plays a sound is a finding.
  func testAPressWithoutASound() throws {
    for phases in PhoneBehavior.Press.AirPodsPhases.allCases {
      let (bench, _) = try bench(phases: phases)
      bench.press(.airPodsStem)
      XCTAssertEqual(names(bench), [], "the default sound")
      bench.app.defaultCaptureSoundDisabled = true
      bench.press(.volumeUp)
      XCTAssertEqual(names(bench), [], "no stem")
      for _ in 0..<3 { bench.press(.airPodsStem) }
      XCTAssertEqual(names(bench), ["press-without-sound"], "once")
      let finding = try XCTUnwrap(bench.phone.findings.first)
      XCTAssertEqual(finding.rule, "SND10")
      XCTAssertTrue(finding.remedy.contains("play(_:)"))
    }
  }

  /// SND10: it is none once the app plays a sound for any phase of the press, within 15 seconds.
  func testASoundThatTheAppPlays() throws {
    for index in 0...1 {
      let (bench, events) = try bench()
      bench.app.defaultCaptureSoundDisabled = true
      bench.press(.airPodsStem)
      XCTAssertEqual(names(bench), ["press-without-sound"], "none so far")
      bench.wait(.seconds(14))
      XCTAssertTrue(events.all[index].play(.cameraShutter))
      XCTAssertEqual(names(bench), [])
      bench.press(.airPodsStem)
      XCTAssertEqual(names(bench), ["press-without-sound"], "each press needs its own")
    }
  }

  /// SND10: a sound that comes too late, or that is for a later press, changes nothing.
  func testASoundThatComesTooLate() throws {
    let (late, lateEvents) = try bench()
    late.app.defaultCaptureSoundDisabled = true
    late.press(.airPodsStem)
    late.wait(.seconds(16))
    XCTAssertFalse(lateEvents.all[0].play(.cameraShutter))
    XCTAssertEqual(names(late), ["press-without-sound"])

    let (next, nextEvents) = try bench()
    next.app.defaultCaptureSoundDisabled = true
    for _ in 0..<2 { next.press(.airPodsStem) }
    XCTAssertTrue(try XCTUnwrap(nextEvents.all.last).play(.cameraShutter))
    XCTAssertEqual(names(next), ["press-without-sound"], "the first press had none")
    XCTAssertTrue(nextEvents.all[0].play(.cameraShutter))
    XCTAssertEqual(names(next), ["press-without-sound"])
  }

  /// SND10: a sound for an earlier press is not the sound of the present one.
  func testASoundForAnEarlierPress() throws {
    let (bench, events) = try bench()
    bench.app.defaultCaptureSoundDisabled = true
    bench.press(.airPodsStem)
    events.all[0].play(.cameraShutter)
    bench.press(.airPodsStem)
    XCTAssertTrue(events.all[0].play(.cameraShutter))
    XCTAssertEqual(names(bench), ["press-without-sound"])
  }

  /// SND10: a follower hears of it once nothing can change it: after another press, or too late.
  func testWhenItIsTold() throws {
    for act in [
      { $0.press(.airPodsStem) },
      { bench in
        bench.wait(.seconds(16))
        bench.press(.volumeUp)
      },
    ] as [(PhoneBench) -> Void] {
      let (bench, _) = try bench()
      let told = DiagnosticLog(bench.phone)
      bench.app.defaultCaptureSoundDisabled = true
      bench.press(.airPodsStem)
      bench.press(.volumeUp)
      XCTAssertEqual(told.names, [])
      act(bench)
      XCTAssertEqual(told.names, ["press-without-sound"])
    }
  }
}
