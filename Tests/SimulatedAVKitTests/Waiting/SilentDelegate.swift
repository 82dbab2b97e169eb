import AVKit

/// A controls delegate whose callbacks do nothing.
final class SilentDelegate: NSObject, AVCaptureSessionControlsDelegate {
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {}
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {}
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {}
}
