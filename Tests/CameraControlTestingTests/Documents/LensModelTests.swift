import CameraControl
import CameraControlTesting
import Testing

/// A model on the main actor, which the interface observes.
@MainActor private final class LensModel: @MainActor CaptureSessionControlsDelegate {
  private(set) var focus: Float = 0
  private(set) var showsButtons = true

  func makeSlider() throws -> CaptureSlider {
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    slider.setActionQueue(.main) { [weak self] value in
      MainActor.assumeIsolated { self?.focus = value }
    }
    return slider
  }

  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {
    showsButtons = false
  }

  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {
    showsButtons = true
  }

  func sessionControlsDidBecomeActive(_ session: CaptureSession) {}
  func sessionControlsDidBecomeInactive(_ session: CaptureSession) {}
}

/// The part of the book about a model on the main actor.
@MainActor struct LensModelTests {
  @Test func aModelOnTheMainActorHearsOfTheControls() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let model = LensModel()
    let session = try phone.makeSession([model.makeSlider()], delegate: model, queue: .main)
    try await phone.perform("light-press; slide +0.25")
    #expect(model.focus == 0.25)
    #expect(!model.showsButtons)
    await phone.wait(.seconds(4))
    #expect(model.showsButtons)
    try await phone.finish()
    try session.stopRunning()
  }
}
