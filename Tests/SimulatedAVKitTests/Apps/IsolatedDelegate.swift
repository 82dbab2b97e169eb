import AVFoundation

/// An app on the main actor that is its own delegate: nonisolated callbacks assume the isolation.
@MainActor
final class IsolatedDelegate: NSObject, AVCaptureSessionControlsDelegate {
  let session = AVCaptureSession()
  private(set) var isInterfaceHidden = false
  private(set) var callbacks: [String] = []
  private(set) var shownZoom: CGFloat = 1

  func start(with device: AVCaptureDevice) throws {
    session.addInput(try AVCaptureDeviceInput(device: device))
    session.setControlsDelegate(self, queue: .main)
    let zoom = AVCaptureSystemZoomSlider(device: device) { [weak self] factor in
      self?.shownZoom = factor * device.displayVideoZoomFactorMultiplier
    }
    if session.canAddControl(zoom) { session.addControl(zoom) }
    session.startRunning()
  }

  nonisolated func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {
    MainActor.assumeIsolated { callbacks.append("active") }
  }

  nonisolated func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {
    MainActor.assumeIsolated {
      callbacks.append("enter")
      isInterfaceHidden = true
    }
  }

  nonisolated func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {
    MainActor.assumeIsolated {
      callbacks.append("exit")
      isInterfaceHidden = false
    }
  }

  nonisolated func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {
    MainActor.assumeIsolated { callbacks.append("inactive") }
  }
}
