/// The methods that a session calls when the overlay of the Camera Control opens and closes.
///
/// Without a delegate, the overlay never opens (SES24).
///
/// Hide your interface while the overlay is open:
///
/// ```swift
/// func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {
///   shown.withLock { $0.hidesButtons = true }
/// }
/// func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {
///   shown.withLock { $0.hidesButtons = false }
/// }
/// ```
public protocol CaptureSessionControlsDelegate: AnyObject {
  /// The overlay presented the session's controls, and the person can use them.
  func sessionControlsDidBecomeActive(_ session: CaptureSession)

  /// The controls are about to become fullscreen, so hide most of your interface.
  func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession)

  /// The controls are about to leave fullscreen, so show your interface again.
  func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession)

  /// The overlay dismissed the session's controls.
  func sessionControlsDidBecomeInactive(_ session: CaptureSession)
}

/// A controls delegate that only forwards calls, and counts only while its recipient exists.
package protocol ForwardingControlsDelegate: CaptureSessionControlsDelegate {
  /// The recipient of the calls, if it still exists.
  var recipient: AnyObject? { get }
}
