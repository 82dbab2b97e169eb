import CameraControl
import CameraControlTesting
import Testing

/// Records while a button is down; a short press takes a photo.
@MainActor final class HoldRecorder {
  private(set) var photos = 0
  private(set) var movies = 0
  private(set) var isRecording = false
  private var hold: Task<Void, Never>?
  private let clock: any Clock<Duration>

  init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

  func handle(_ event: CaptureEvent) {
    switch event.phase {
    case .began:
      hold = Task { [clock] in
        guard (try? await clock.sleep(for: .milliseconds(400))) != nil else { return }
        isRecording = true
      }
    case .ended: end(takesPhoto: true)
    case .cancelled: end(takesPhoto: false)
    }
  }

  private func end(takesPhoto: Bool) {
    hold?.cancel()
    if isRecording { movies += 1 } else if takesPhoto { photos += 1 }
    isRecording = false
  }
}

/// Records while a button is down, without a timer.
@MainActor final class SimpleRecorder {
  private(set) var isRecording = false

  func handle(_ event: CaptureEvent) { isRecording = event.phase == .began }
}

@MainActor @Suite struct HoldToRecordTests {
  @Test func withoutATimerTheRecordingBeginsWithThePress() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let session = try phone.makeSession()
    let app = SimpleRecorder()
    phone.show(CaptureEventInteraction { event in app.handle(event) })

    await phone.down(.cameraControl)
    #expect(app.isRecording)
    await phone.up(.cameraControl)
    #expect(!app.isRecording)
    try await phone.finish()
    try session.stopRunning()
  }

  @Test func aHoldRecordsAndAClickTakesAPhoto() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let session = try phone.makeSession()
    let app = HoldRecorder(clock: phone.clock)
    phone.show(CaptureEventInteraction { event in app.handle(event) })

    await phone.down(.cameraControl)
    try await phone.clock.waitForSleepers()
    await phone.wait(.seconds(2))
    try await phone.wait(until: { app.isRecording })
    await phone.up(.cameraControl)
    #expect(app.movies == 1)

    await phone.click()
    #expect(app.photos == 1)
    try await phone.finish()
    try session.stopRunning()
  }

  @Test func leavingTheAppEndsTheRecording() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let session = try phone.makeSession()
    let app = HoldRecorder(clock: phone.clock)
    phone.show(CaptureEventInteraction { event in app.handle(event) })

    await phone.down(.volumeDown)
    try await phone.clock.waitForSleepers()
    await phone.wait(.seconds(2))
    try await phone.wait(until: { app.isRecording })
    await phone.leaveApp()  // .cancelled, not .ended
    #expect(!app.isRecording)
    await phone.up(.volumeDown)
    try await phone.finish()
    try session.stopRunning()
  }
}
