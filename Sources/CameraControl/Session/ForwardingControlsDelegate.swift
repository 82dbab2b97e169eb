/// A controls delegate that only passes calls on, and counts as gone when the recipient has gone.
package protocol ForwardingControlsDelegate: CaptureSessionControlsDelegate {
  /// Whether there is still somebody to pass the calls on to.
  var hasRecipient: Bool { get }
}
