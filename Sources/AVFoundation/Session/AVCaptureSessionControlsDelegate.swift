public import Foundation

/// Hears when the overlay of the Camera Control comes and goes.
public protocol AVCaptureSessionControlsDelegate: NSObjectProtocol {
  /// The overlay presents the session's controls; the person can use them.
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession)

  /// The controls are about to have the preview for themselves: hide most of the interface.
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)

  /// The controls are about to give the preview back: show the interface again.
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)

  /// The overlay dismissed the session's controls.
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}
