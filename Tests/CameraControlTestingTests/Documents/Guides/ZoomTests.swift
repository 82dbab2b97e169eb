import CameraControl
import CameraControlTesting
import Synchronization
import Testing

/// Zooms with the button and with a pinch.
@MainActor final class ZoomModel {
  private(set) var factor = 1.0
  private let camera: CaptureDevice
  private var start = 1.0

  init(camera: CaptureDevice) { self.camera = camera }

  func makeSlider() throws -> SystemZoomSlider {
    // The camera has the factor already: show it, and don't write it.
    try SystemZoomSlider(device: camera) { [weak self] factor in self?.factor = factor }
  }

  func pinchBegan() { start = camera.videoZoomFactor }  // not the model's own number

  func pinchChanged(scale: Double) throws {
    let range = camera.minAvailableVideoZoomFactor...camera.maxAvailableVideoZoomFactor
    factor = min(max(start * scale, range.lowerBound), range.upperBound)
    try camera.lockForConfiguration()
    defer { camera.unlockForConfiguration() }
    try camera.setVideoZoomFactor(factor)
  }
}

@MainActor @Suite struct ZoomTests {
  @Test func aPinchContinuesWhereTheButtonStopped() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let camera = try phone.backCamera
    let model = ZoomModel(camera: camera)
    let recorder = Recorder()
    let session = try phone.makeSession([model.makeSlider()], delegate: recorder, queue: .main)

    await phone.lightPress()
    await phone.slide(millimeters: 10)  // doubles the factor
    #expect(model.factor == 2)
    model.pinchBegan()
    try model.pinchChanged(scale: 1.5)
    #expect(camera.videoZoomFactor == 3)

    await phone.wait(.seconds(4))
    #expect(phone.diagnostics.isEmpty)  // no unheard-zoom
    try await phone.finish()
    try session.stopRunning()
  }
}
