/// A controls delegate that only forwards calls, and counts as gone once its recipient is gone.
package protocol ForwardingControlsDelegate: CaptureSessionControlsDelegate {
  /// The recipient of the calls, if it still exists.
  var recipient: AnyObject? { get }
}
