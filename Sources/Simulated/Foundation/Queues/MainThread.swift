import CameraControl

/// The thread that the interface belongs to, and that no session should block.
package enum MainThread {
  /// Whether the calling code runs on the main thread or on the main queue.
  ///
  /// In a program that calls `dispatchMain`, or whose runtime ends the main thread, another thread runs
  /// the main queue and with it the main actor.
  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.main.isCurrent }
}
