import CameraControl
import CameraControlTesting
import XCTest

/// Tests of readings that a test makes itself.
final class SendingTests: XCTestCase {
  private let phone = SimulatedPhone()
  private let recorder = Recorder()

  private func samples(from start: PhoneInstant) -> [ButtonSample] {
    (0..<4).map { step in
      ButtonSample(
        instant: start.advanced(by: .milliseconds(10 * (step + 1))), position: 2 * Double(step))
    }
  }

  private func sendHere(_ samples: [ButtonSample]) { phone.send(samples) }

  func testTasksThatSleepWakeBetweenTheReadings() async throws {
    for isSynchronous in [true, false] {
      let start = phone.now
      let sleeper = Task { [phone] in
        try await phone.clock.sleep(for: .seconds(1))
      }
      try await phone.clock.waitForSleepers()
      let late = ButtonSample(instant: start.advanced(by: .seconds(2)))
      if isSynchronous { sendHere([late]) } else { await phone.send([late]) }
      XCTAssertEqual(phone.clock.sleeperCount, 0)
      XCTAssertEqual(phone.now, start.advanced(by: .seconds(2)))
      if phone.clock.sleeperCount > 0 { sleeper.cancel() }
      _ = await sleeper.result
    }
  }

  private func makeSession() throws -> CaptureSession {
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    let app = Recorder(on: phone)
    focus.setActionQueue(.main, action: app.action("focus"))
    return try phone.makeSession([focus], delegate: recorder)
  }

  /// Each reading is followed by its callbacks, on the main queue too, before the next one.
  private func checkTheOrder() {
    let kinds = phone.trace.only(.sample, .value, .app).entries.map(\.kind)
    XCTAssertEqual(
      kinds, [.sample, .sample, .value, .app, .sample, .value, .app, .sample, .value, .app])
  }

  /// Readings that go past the simulated phone are not waited for, until the test settles.
  func testSettlingRunsWhatWaitsForTheMainThread() throws {
    let session = try makeSession()
    phone.lightPress()
    phone.clearTrace()
    for sample in samples(from: phone.now) { phone.core.send(sample) }
    XCTAssertEqual(phone.trace.count(of: .value), 3)
    XCTAssertEqual(phone.trace.count(of: .app), 0)
    phone.settle()
    XCTAssertGreaterThan(phone.trace.count(of: .app), 0)
    withExtendedLifetime(session) {}
  }

  func testACallbackInPlaceRunsWithoutAnyWait() throws {
    let app = Recorder()
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace, action: app.action("focus"))
    let session = try phone.makeSession([focus], delegate: recorder)
    phone.lightPress()
    for (index, sample) in samples(from: phone.now).enumerated() {
      phone.core.send(sample)
      XCTAssertEqual(app.log.count, index)
    }
    withExtendedLifetime(session) {}
  }

  @MainActor
  func testEachReadingWaitsForItsCallbacks() async throws {
    let session = try makeSession()
    await phone.lightPress()
    phone.clearTrace()
    phone.tracesSamples = true
    await phone.send(samples(from: phone.now))
    checkTheOrder()
    withExtendedLifetime(session) {}
  }

  func testEachReadingWaitsForItsCallbacksInASynchronousTest() throws {
    let session = try makeSession()
    phone.lightPress()
    phone.clearTrace()
    phone.tracesSamples = true
    phone.send(samples(from: phone.now))
    checkTheOrder()
    withExtendedLifetime(session) {}
  }
}
