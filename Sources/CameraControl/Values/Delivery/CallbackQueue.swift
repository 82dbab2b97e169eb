/// A queue for callbacks; you can pass one wherever Apple's APIs take a dispatch queue.
///
/// A `DispatchQueue` is a callback queue. ``InPlaceQueue`` runs work immediately, and
/// ``ManualQueue`` keeps work until your test drains the queue.
public protocol CallbackQueue: AnyObject, Sendable {
  /// Runs `work` on this queue, now or later, after all work that was enqueued earlier.
  func enqueue(_ work: @escaping @Sendable () -> Void)

  /// Whether the calling code runs on this queue.
  var isCurrent: Bool { get }

  /// A name for the queue in messages.
  var label: String { get }
}

/// A callback queue that runs its work immediately, on the calling thread.
///
/// The queue has no thread, so ``isCurrent`` is `true` for all code.
public final class InPlaceQueue: CallbackQueue {
  private init() {}

  /// The only instance.
  public static let shared = InPlaceQueue()

  /// Runs `work` before this method returns.
  public func enqueue(_ work: @escaping @Sendable () -> Void) { work() }

  /// Always `true`, because the queue has no thread.
  public var isCurrent: Bool { true }

  /// The queue's name in messages.
  public var label: String { "in place" }
}

extension CallbackQueue where Self == InPlaceQueue {
  /// The queue that runs its work immediately.
  public static var inPlace: InPlaceQueue { .shared }
}
