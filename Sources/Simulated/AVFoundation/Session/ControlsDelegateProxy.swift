import CameraControl

/// Forwards a core session's callbacks to the app's delegate, which it holds weakly.
final class ControlsDelegateProxy: ForwardingControlsDelegate {
  private weak let session: AVCaptureSession?
  private weak let appDelegate: (any AVCaptureSessionControlsDelegate)?

  init(_ recipient: any AVCaptureSessionControlsDelegate, of session: AVCaptureSession) {
    appDelegate = recipient
    self.session = session
  }

  var delegate: (any AVCaptureSessionControlsDelegate)? { appDelegate }

  var recipient: AnyObject? { appDelegate }

  func sessionControlsDidBecomeActive(_ session: CaptureSession) {
    forward { $0.sessionControlsDidBecomeActive($1) }
  }

  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {
    forward { $0.sessionControlsWillEnterFullscreenAppearance($1) }
  }

  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {
    forward { $0.sessionControlsWillExitFullscreenAppearance($1) }
  }

  func sessionControlsDidBecomeInactive(_ session: CaptureSession) {
    forward { $0.sessionControlsDidBecomeInactive($1) }
  }

  private func forward(
    _ call: (any AVCaptureSessionControlsDelegate, AVCaptureSession) -> Void
  ) {
    guard let appDelegate, let session else { return }
    call(appDelegate, session)
  }
}
