/// Hears when the overlay of the Camera Control comes and goes.
///
/// Without a delegate the controls of a session never become active.
public protocol CaptureSessionControlsDelegate: AnyObject {
  /// The overlay presents the session's controls; the person can use them.
  func sessionControlsDidBecomeActive(_ session: CaptureSession)

  /// The controls are about to have the preview for themselves: hide most of the interface.
  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession)

  /// The controls are about to give the preview back: show the interface again.
  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession)

  /// The overlay dismissed the session's controls.
  func sessionControlsDidBecomeInactive(_ session: CaptureSession)
}
