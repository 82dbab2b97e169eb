import AVKit
import CameraControl
import CameraControlConformance
import CameraControlLab
import CameraControlTesting
import TestSupport
import XCTest

/// Tests of the recorder in an app with Apple's names.
@MainActor
final class CaptureRecorderTests: XCTestCase {
  func testWhatAnAppSeesIsWrittenDownInOrder() async throws {
    let phone = SimulatedPhone()
    let recorder = CaptureRecorder(clock: phone.clock)
    let app = try phone.asCurrent { try RecordedApp(recorder) }
    await phone.lightPress()
    await phone.click()
    app.session.stopRunning()
    await phone.settle()
    XCTAssertEqual(
      recorder.recording.sightings.map { "\($0)" },
      [
        "0.000  session  did start running", "0.000  device  is running 1",
        "0.070  controls  did become active", "0.070  controls  will enter fullscreen",
        "0.090  event  primary began", "0.170  event  primary ended",
        "0.180  session  did stop running", "0.180  device  is running 0",
        "0.180  controls  will exit fullscreen", "0.180  controls  did become inactive",
      ])
    try await phone.finish()
  }

  /// The recording is the projection of the trace: the same calls, at the same times, in the same order.
  ///
  /// Notifications are compared for themselves: they do not wait for the queues of calls.
  func testARecordingIsTheProjectionOfTheTrace() async throws {
    for seed in Effort.seeds(sample: 60, campaign: 10_000) {
      var generator = SeededGenerator(seed: seed)
      let phone = SimulatedPhone()
      phone.onUnfinishedWork = { _ in }
      let recorder = CaptureRecorder(clock: phone.clock)
      let app = try phone.asCurrent { try RecordedApp(recorder) }
      await phone.perform(script(using: &generator))
      for isNotification in [false, true] {
        XCTAssertEqual(
          recorder.recording.sightings.filter { ($0.kind == .session) == isNotification }
            .compactMap { Projection.line($0) },
          phone.trace.entries.filter { ($0.kind == .session) == isNotification }
            .compactMap { Projection.line($0) }, "script \(seed)")
      }
      withExtendedLifetime(app) {}
    }
  }

  /// The same scripts with and without a recorder give one trace.
  func testARecorderChangesNoOrder() async throws {
    for seed in Effort.seeds(sample: 30, campaign: 10_000) {
      var traces: [Trace] = []
      for isRecorded in [true, false] {
        var generator = SeededGenerator(seed: seed)
        let phone = SimulatedPhone()
        phone.onUnfinishedWork = { _ in }
        let recorder = isRecorded ? CaptureRecorder(clock: phone.clock) : nil
        let app = try phone.asCurrent { try RecordedApp(recorder, notesOn: phone) }
        await phone.perform(script(using: &generator))
        traces.append(phone.trace)
        withExtendedLifetime(app) {}
      }
      XCTAssertEqual(traces[0], traces[1], "script \(seed)")
    }
  }

  /// A session may get the address of an earlier one, which was watched, too.
  func testEachSessionIsNotedOnce() async throws {
    let phone = SimulatedPhone()
    let recorder = CaptureRecorder(clock: phone.clock)
    for _ in 0..<30 {
      phone.asCurrent {
        let session = AVCaptureSession()
        recorder.watch(session)
        session.startRunning()
        session.stopRunning()
      }
    }
    let seen = recorder.recording.sightings.map(\.what)
    XCTAssertEqual(seen.count { $0 == "did start running" }, 30)
    XCTAssertEqual(seen.count { $0 == "did stop running" }, 30)
  }

  /// What happens to the app is noted once, however many sessions are watched.
  func testTheLifeOfTheAppIsNotedOnce() async throws {
    let phone = SimulatedPhone()
    let recorder = CaptureRecorder(clock: phone.clock)
    let app = try phone.asCurrent { try RecordedApp(recorder) }
    recorder.watch(app.session)
    await phone.leaveApp()
    await phone.returnToApp()
    XCTAssertEqual(
      recorder.recording.sightings.filter { $0.kind == .app }.map(\.what),
      [
        "will resign active", "did enter background", "will enter foreground",
        "did become active",
      ])
  }

  func testNamesCanBeLeftOut() async throws {
    let phone = SimulatedPhone()
    let recorder = CaptureRecorder(clock: phone.clock, leavesOutNames: true)
    let app = try phone.asCurrent { try RecordedApp(recorder) }
    await phone.perform([.lightPress, .slide(by: 0.1)])
    let names = Set(recorder.recording.sightings.filter { $0.kind == .action }.map(\.what))
    XCTAssertEqual(names, ["control 1"])
    XCTAssertFalse(recorder.recording.lines.contains("ocus"))
    withExtendedLifetime(app) {}
  }

  func testARecordingIsWrittenAndReadBack() async throws {
    let recorder = CaptureRecorder()
    recorder.header.settings["clean-preview"] = "off"
    recorder.note(.did, "something", value: 2)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("recording-\(recorder.header.run).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try recorder.write(to: file)
    let text = try String(contentsOf: file, encoding: .utf8)
    let read = try Recording.all(in: text)
    XCTAssertEqual(read.map(\.header), [recorder.header])
    XCTAssertEqual(read.first?.sightings.map(\.what), ["something"])
    XCTAssertEqual(recorder.header.device, "simulated")
  }

  /// What is recorded keeps its identifier, so that its lines and its header agree.
  func testAHeaderKeepsItsRun() async {
    let recorder = CaptureRecorder()
    let run = recorder.header.run
    recorder.header = Recording.Header(run: "other", device: "iPhone17,1", system: "26.1")
    XCTAssertEqual(recorder.header.run, run)
    XCTAssertEqual(recorder.header.device, "iPhone17,1")
  }

  private func script(using generator: inout SeededGenerator) -> GestureScript {
    let steps: [GestureStep] = [
      .lightPress, .doubleLightPress, .click, .slide(by: 0.3), .slide(by: -0.2),
      .press(.volumeUp), .press(.volumeDown), .wait(.seconds(1)), .wait(.seconds(4)),
      .leaveApp, .returnToApp, .tapOutsideOverlay, .swipeOverlay, .tapOverlay(item: 1),
      .interrupt(.videoDeviceInUseByAnotherClient), .endInterruption, .lightHold(.seconds(1)),
    ]
    let count = Int.random(in: 3...12, using: &generator)
    return GestureScript(
      (0..<count).compactMap { _ in steps.randomElement(using: &generator) })
  }
}
