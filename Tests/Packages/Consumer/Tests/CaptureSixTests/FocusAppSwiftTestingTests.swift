import AVKit
import CameraControlTesting
import CameraControlTraits
import Testing

/// The app of this target, tested with Swift Testing.
@MainActor
@Suite(.phone(.iPhone16)) struct FocusAppSwiftTestingTests {
  private let app = FocusApp()

  @Test func aFingerZoomsAndTakesAPhoto() async throws {
    let phone = try #require(SimulatedPhone.current)
    try app.start()
    try await phone.wait(until: { app.session.isRunning })
    await phone.lightPress()
    await phone.slide(millimeters: 10)
    try await phone.wait(until: { app.zoom == 2 })
    await phone.click()
    #expect(app.phases == [AVCaptureEventPhase.began, .ended])
    await phone.wait(.seconds(4))
    #expect(phone.diagnostics == [])
  }
}
