/// A delegate that is told when the overlay of the Camera Control opens and closes.
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
