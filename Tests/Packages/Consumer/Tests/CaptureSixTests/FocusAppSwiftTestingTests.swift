import AVKit
import CameraControlTesting
import Testing

/// The app of this target, tested with Swift Testing.
@MainActor
struct FocusAppSwiftTestingTests {
  @Test func aFingerZoomsAndTakesAPhoto() async throws {
    let phone = SimulatedPhone(.iPhone16)
    let app = try phone.asCurrent {
      let app = FocusApp()
      try app.start()
      return app
    }
    try await phone.wait(until: { app.session.isRunning })
    await phone.lightPress()
    await phone.slide(millimetres: 10)
    try await phone.wait(until: { app.zoom == 2 })
    await phone.click()
    #expect(app.phases == [AVCaptureEventPhase.began, .ended])
    await phone.wait(.seconds(4))
    #expect(phone.diagnostics == [])
    try await phone.finish()
  }
}
