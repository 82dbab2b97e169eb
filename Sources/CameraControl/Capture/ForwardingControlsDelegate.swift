/// A controls delegate that only passes calls on, and counts as gone when the recipient has gone.
package protocol ForwardingControlsDelegate: CaptureSessionControlsDelegate {
  /// Whom the calls are passed on to, if it still exists.
  var recipient: AnyObject? { get }
}
