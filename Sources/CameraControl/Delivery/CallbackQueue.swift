/// Where callbacks run: stands wherever Apple's interfaces take a dispatch queue.
///
/// A `DispatchQueue` is one. Others run in place, or wait until a test drains them.
public protocol CallbackQueue: AnyObject, Sendable {
  /// Runs `work` on this queue, now or later, after everything that was enqueued before.
  func enqueue(_ work: @escaping @Sendable () -> Void)

  /// Whether the code that asks runs on this queue.
  var isCurrent: Bool { get }

  /// A name for messages.
  var label: String { get }
}
