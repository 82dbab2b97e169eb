import AVFoundation
import Combine
import os

/// Says whether the controls of the button cover the screen.
final class ControlsDelegate: NSObject, AVCaptureSessionControlsDelegate {
  @Published private(set) var isShowingControls = false

  func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {
    logger.debug("The controls are active.")
  }

  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {
    isShowingControls = true
  }

  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {
    isShowingControls = false
  }

  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {
    logger.debug("The controls are inactive.")
  }
}
