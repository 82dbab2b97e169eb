/// A queue for callbacks, wherever Apple's interfaces take a dispatch queue.
///
/// A `DispatchQueue` is one. Others run their work in place, or keep it until a test drains them.
public protocol CallbackQueue: AnyObject, Sendable {
  /// Runs `work` on this queue, now or later, after all work that was enqueued before it.
  func enqueue(_ work: @escaping @Sendable () -> Void)

  /// Whether the calling code runs on this queue.
  var isCurrent: Bool { get }

  /// A name for messages.
  var label: String { get }
}
