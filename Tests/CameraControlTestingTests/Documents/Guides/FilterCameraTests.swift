import CameraControl
import CameraControlTesting
import Synchronization
import Testing

/// A camera with a slider and a picker beside the button.
final class FilterCamera: CaptureSessionControlsDelegate, Sendable {
  let session: CaptureSession
  let shown = Mutex((warmth: Float(0), look: 0, hidesButtons: false))

  init(in app: PhoneApp, camera: CaptureDevice) throws {
    session = CaptureSession(in: app)
    try session.addInput(CaptureDeviceInput(device: camera))
    try session.addOutput(CaptureOutput(.photo))
    guard session.supportsControls else {
      try session.startRunning()
      return
    }

    let warmth = try CaptureSlider("Warmth", symbolName: "sun.max", in: -1...1, step: 0.25)
    warmth.setActionQueue(.main) { [weak self] value in self?.shown.withLock { $0.warmth = value } }
    let look = try CaptureIndexPicker(
      "Look", symbolName: "camera.filters", localizedIndexTitles: ["Plain", "Warm", "Cold"])
    look.setActionQueue(.main) { [weak self] index in self?.shown.withLock { $0.look = index } }

    for control in [warmth, look] {
      if let refusal = session.reasonNotToAdd(control) { throw refusal }
      try session.addControl(control)
    }
    try session.setControlsDelegate(self, queue: .main)
    try session.startRunning()
  }

  func sessionControlsDidBecomeActive(_ session: CaptureSession) {}
  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {
    shown.withLock { $0.hidesButtons = true }
  }
  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {
    shown.withLock { $0.hidesButtons = false }
  }
  func sessionControlsDidBecomeInactive(_ session: CaptureSession) {}
}

@Suite struct FilterCameraTests {
  @Test func theFingerChoosesALook() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let camera = try FilterCamera(in: phone.app, camera: phone.backCamera)

    await phone.doubleLightPress()  // the list
    await phone.tapOverlay(item: 1)  // the picker
    await phone.slide(by: 0.5)
    #expect(camera.shown.withLock { $0.look } == 1)
    #expect(camera.shown.withLock { $0.hidesButtons })

    await phone.wait(.seconds(4))  // the overlay closes
    #expect(!camera.shown.withLock { $0.hidesButtons })
    try await phone.finish()
  }

  /// The guide about controls: a phone without a Camera Control runs the same code.
  @Test func anOlderPhoneHasNoControls() async throws {
    let phone = SimulatedPhone(.iPhone15)
    let camera = try FilterCamera(in: phone.app, camera: phone.backCamera)
    #expect(camera.session.controls.isEmpty)
    #expect(camera.session.isRunning)
    try await phone.finish()
  }
}
