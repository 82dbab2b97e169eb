import CameraControl

/// A delegate that receives a call when the overlay of the Camera Control opens and closes.
public protocol AVCaptureSessionControlsDelegate: NSObjectProtocol {
  /// Called when the overlay has opened, so that the person can use the session's controls.
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
  /// Called before the controls take over the preview: hide most of the interface.
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
  /// Called before the controls give the preview back: show the interface again.
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
  /// Called when the overlay has closed.
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}

/// Forwards a core session's callbacks to the app's delegate, and holds the delegate weakly.
final class ControlsDelegateProxy: ForwardingControlsDelegate {
  private weak let session: AVCaptureSession?
  weak let delegate: (any AVCaptureSessionControlsDelegate)?

  init(_ recipient: any AVCaptureSessionControlsDelegate, of session: AVCaptureSession) {
    delegate = recipient
    self.session = session
  }

  var recipient: AnyObject? { delegate }

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

  private func forward(_ call: (any AVCaptureSessionControlsDelegate, AVCaptureSession) -> Void) {
    guard let delegate, let session else { return }
    AmbientPhone.withApp(session.app) { call(delegate, session) }
  }
}
