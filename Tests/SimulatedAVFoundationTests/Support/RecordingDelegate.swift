import AVFoundation

/// Records callbacks, on any queue.
final class RecordingDelegate: NSObject, AVCaptureSessionControlsDelegate {
  private(set) var heard: [String] = []
  private(set) weak var session: AVCaptureSession?

  func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {
    self.session = session
    heard.append("active")
  }

  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {
    heard.append("enter")
  }

  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {
    heard.append("exit")
  }

  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {
    heard.append("inactive")
  }
}
