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

/// A callback queue that runs its work at once, in the calling code.
///
/// It is not tied to a thread, so every caller counts as being on it.
public final class InPlaceQueue: CallbackQueue {
  private init() {}

  /// The only instance, since two instances could not be told apart.
  public static let shared = InPlaceQueue()

  /// Runs `work` before it returns.
  public func enqueue(_ work: @escaping @Sendable () -> Void) {
    work()
  }

  /// Always `true`: the queue has no thread of its own.
  public var isCurrent: Bool { true }

  /// The queue's name in messages.
  public var label: String { "in place" }
}

extension CallbackQueue where Self == InPlaceQueue {
  /// The queue that runs its work at once.
  public static var inPlace: InPlaceQueue { .shared }
}
