import AVFoundation
import AVKit

/// A camera with zoom and focus on the button, which is also its shutter.
@MainActor
package final class Camera: NSObject {
  package let session = AVCaptureSession()
  package let preview = UIView(frame: .zero)
  package private(set) var isOverlayOpen = false
  package private(set) var zoom: CGFloat = 1
  package private(set) var photos = 0
  private let sessionQueue = DispatchQueue(label: "session")
  private var observation: NSKeyValueObservation?

  package func start() throws {
    guard let device = AVCaptureDevice.default(for: .video) else { return }
    session.beginConfiguration()
    session.addInput(try AVCaptureDeviceInput(device: device))
    session.addOutput(AVCapturePhotoOutput())
    addControls(for: device)
    session.commitConfiguration()
    preview.addInteraction(
      AVCaptureEventInteraction { [weak self] event in
        if event.phase == .ended { self?.photos += 1 }
      })
    observation = device.observe(\.videoZoomFactor, options: [.initial, .new]) {
      [weak self] device, _ in
      let factor = device.videoZoomFactor
      Task { @MainActor in self?.zoom = factor }
    }
    sessionQueue.async { [session] in session.startRunning() }
  }

  private func addControls(for device: AVCaptureDevice) {
    guard session.supportsControls else { return }
    let focus = AVCaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(sessionQueue) { @Sendable position in
      guard (try? device.lockForConfiguration()) != nil else { return }
      device.setFocusModeLocked(lensPosition: position)
      device.unlockForConfiguration()
    }
    for control in [AVCaptureSystemZoomSlider(device: device), focus]
    where session.canAddControl(control) {
      session.addControl(control)
    }
    session.setControlsDelegate(self, queue: .main)
  }
}

extension Camera: @preconcurrency AVCaptureSessionControlsDelegate {
  package func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {
    isOverlayOpen = true
  }

  package func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}
  package func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {}

  package func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {
    isOverlayOpen = false
  }
}
