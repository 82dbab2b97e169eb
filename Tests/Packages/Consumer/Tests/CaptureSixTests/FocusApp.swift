import AVFoundation
import AVKit

/// An app written for a phone, which knows nothing of the package that it is tested with.
@MainActor
final class FocusApp: NSObject {
  let session = AVCaptureSession()
  let sessionQueue = DispatchQueue(label: "focus app")
  let window = UIWindow(frame: .zero)
  private let photoOutput = AVCapturePhotoOutput()
  private(set) var zoom: CGFloat = 1
  private(set) var phases: [AVCaptureEventPhase] = []

  func start() throws {
    guard let camera = AVCaptureDevice.default(.builtInDualWideCamera, for: .video, position: .back)
    else { return }
    session.beginConfiguration()
    let input = try AVCaptureDeviceInput(device: camera)
    if session.canAddInput(input) { session.addInput(input) }
    if session.canAddOutput(photoOutput) { session.addOutput(photoOutput) }
    addControls(for: camera)
    session.commitConfiguration()
    let preview = UIView(frame: .zero)
    preview.addInteraction(
      AVCaptureEventInteraction { [weak self] event in
        self?.phases.append(event.phase)
      } secondary: { [weak self] event in
        self?.phases.append(event.phase)
      })
    window.addSubview(preview)
    let session = session
    sessionQueue.async { session.startRunning() }
  }

  private func addControls(for camera: AVCaptureDevice) {
    guard session.supportsControls else { return }
    let zoomSlider = AVCaptureSystemZoomSlider(device: camera) { [weak self] in self?.zoom = $0 }
    let focusSlider = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focusSlider.setActionQueue(sessionQueue) { @Sendable position in
      guard (try? camera.lockForConfiguration()) != nil else { return }
      camera.setFocusModeLocked(lensPosition: position)
      camera.unlockForConfiguration()
    }
    for control in [zoomSlider, focusSlider] where session.canAddControl(control) {
      session.addControl(control)
    }
    session.setControlsDelegate(self, queue: sessionQueue)
  }
}

extension FocusApp: AVCaptureSessionControlsDelegate {
  nonisolated func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {}
  nonisolated func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}
  nonisolated func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {}
  nonisolated func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {}
}
