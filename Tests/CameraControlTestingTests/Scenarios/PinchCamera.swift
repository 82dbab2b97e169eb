import CameraControl
import CameraControlTesting

/// An app with a zoom slider on the button and a pinch gesture on the screen.
@MainActor
final class PinchCamera {
  let device: CaptureDevice
  private(set) var session: CaptureSession?

  /// The factor that the interface shows and that the next pinch starts from.
  private(set) var factor = 1.0

  init(on phone: SimulatedPhone, delegate: any CaptureSessionControlsDelegate) throws {
    device = try phone.backCamera
    // The system zooms by itself; the app only keeps its own factor in step.
    let zoom = try SystemZoomSlider(device: device) { [weak self] in self?.factor = $0 }
    session = try phone.makeSession([zoom], delegate: delegate, queue: .main)
  }

  func pinch(by scale: Double) throws {
    let target = min(factor * scale, device.maxAvailableVideoZoomFactor)
    try device.lockForConfiguration()
    defer { device.unlockForConfiguration() }
    try device.setVideoZoomFactor(target)
    factor = target
  }
}
