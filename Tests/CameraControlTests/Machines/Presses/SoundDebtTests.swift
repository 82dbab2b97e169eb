import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

/// A default sound that the app switched off and did not replace.
final class SoundDebtTests: XCTestCase {
  private func quietApp(
    phases: PhoneBehavior.Press.AirPodsPhases = .beganThenEnded
  ) throws -> (CameraApp, Log<CaptureEvent>) {
    let (phone, app) = try CameraApp.open(
      behavior: { $0.press.airPodsPhases = phases }, settings: { $0.airPodsRemote = .pressOnce })
    try app.session.addOutput(CaptureOutput(.photo))
    let events = Log<CaptureEvent>()
    let view = CaptureView(in: phone.app)
    view.addInteraction(CaptureEventInteraction { events.add($0) })
    phone.app.show(view)
    return (app, events)
  }

  private func names(_ app: CameraApp) -> [String] { app.phone.diagnostics.map(\.name) }

  /// SND10: a press for which neither the phone nor the app plays a sound is a finding.
  func testAPressWithoutASound() throws {
    for phases in PhoneBehavior.Press.AirPodsPhases.allCases {
      let (app, _) = try quietApp(phases: phases)
      app.phone.press(.airPodsStem)
      XCTAssertEqual(names(app), [], "the default sound")
      app.phone.app.defaultCaptureSoundDisabled = true
      app.phone.press(.volumeUp)
      XCTAssertEqual(names(app), [], "no stem")
      for _ in 0..<3 { app.phone.press(.airPodsStem) }
      XCTAssertEqual(names(app), ["press-without-sound"], "once")
      let finding = try XCTUnwrap(app.phone.findings.first)
      XCTAssertEqual(finding.rule, "SND10")
      XCTAssertTrue(finding.remedy.contains("play(_:)"))
    }
  }

  /// SND10: it is none once the app plays a sound for any phase of the press, within 15 seconds.
  func testASoundThatTheAppPlays() throws {
    for index in 0...1 {
      let (app, events) = try quietApp()
      app.phone.app.defaultCaptureSoundDisabled = true
      app.phone.press(.airPodsStem)
      XCTAssertEqual(names(app), ["press-without-sound"], "none so far")
      app.phone.wait(.seconds(14))
      XCTAssertTrue(events.all[index].play(.cameraShutter))
      XCTAssertEqual(names(app), [])
      app.phone.press(.airPodsStem)
      XCTAssertEqual(names(app), ["press-without-sound"], "each press needs its own")
    }
  }

  /// SND10: a sound that comes too late, or that is for a later press, changes nothing.
  func testASoundThatComesTooLate() throws {
    let (late, lateEvents) = try quietApp()
    late.phone.app.defaultCaptureSoundDisabled = true
    late.phone.press(.airPodsStem)
    late.phone.wait(.seconds(16))
    XCTAssertFalse(lateEvents.all[0].play(.cameraShutter))
    XCTAssertEqual(names(late), ["press-without-sound"])

    let (next, nextEvents) = try quietApp()
    next.phone.app.defaultCaptureSoundDisabled = true
    for _ in 0..<2 { next.phone.press(.airPodsStem) }
    XCTAssertTrue(try XCTUnwrap(nextEvents.all.last).play(.cameraShutter))
    XCTAssertEqual(names(next), ["press-without-sound"], "the first press had none")
    XCTAssertTrue(nextEvents.all[0].play(.cameraShutter))
    XCTAssertEqual(names(next), ["press-without-sound"])
  }

  /// SND10: a sound for an earlier press is not the sound of the present one.
  func testASoundForAnEarlierPress() throws {
    let (app, events) = try quietApp()
    app.phone.app.defaultCaptureSoundDisabled = true
    app.phone.press(.airPodsStem)
    events.all[0].play(.cameraShutter)
    app.phone.press(.airPodsStem)
    XCTAssertTrue(events.all[0].play(.cameraShutter))
    XCTAssertEqual(names(app), ["press-without-sound"])
  }

  /// SND10: a follower hears of it once nothing can change it: after another press, or too late.
  func testWhenItIsTold() throws {
    for act in [
      { $0.phone.press(.airPodsStem) },
      { app in
        app.phone.wait(.seconds(16))
        app.phone.press(.volumeUp)
      },
    ] as [(CameraApp) -> Void] {
      let (app, _) = try quietApp()
      let told = DiagnosticLog(app.phone.core)
      app.phone.app.defaultCaptureSoundDisabled = true
      app.phone.press(.airPodsStem)
      app.phone.press(.volumeUp)
      XCTAssertEqual(told.names, [])
      act(app)
      XCTAssertEqual(told.names, ["press-without-sound"])
    }
  }
}
