/// What the overlay machine needs to know of a control.
package protocol OverlaySubject: Hashable, Sendable {
  /// What stays the same when an app makes the control anew.
  var memoryKey: ControlMemoryKey { get }

  /// Whether the person can operate the control.
  var isEnabled: Bool { get }
}

extension CaptureControl: OverlaySubject {
  package var memoryKey: ControlMemoryKey { mechanism.memoryKey }
}
