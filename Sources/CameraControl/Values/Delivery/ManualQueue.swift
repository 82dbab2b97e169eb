/// A callback queue that keeps callbacks until your test runs them, one at a time or all at once.
///
/// ```swift
/// let queue = ManualQueue(label: "work")
/// focus.setActionQueue(queue, action: recorder.action("focus"))
/// phone.lightPress()
/// phone.slide(by: 0.5)
/// queue.runAll()
/// ```
public final class ManualQueue: CallbackQueue {
  private let pending = Guarded(Line<@Sendable () -> Void>())

  /// The queue's name in messages.
  public let label: String

  /// Creates an empty queue.
  public init(label: String = "manual") { self.label = label }

  /// Keeps `work` until you drain the queue.
  public func enqueue(_ work: @escaping @Sendable () -> Void) {
    pending.withLock { $0.append(work) }
  }

  /// The number of waiting callbacks.
  public var pendingCount: Int { pending.withLock { $0.count } }

  /// Runs the oldest waiting callback, and returns whether there was one.
  @discardableResult
  public func runNext() -> Bool {
    guard let work = pending.withLock({ $0.popFirst() }) else { return false }
    Self.$running.withValue(Running(queue: self, outer: Self.running)) { work() }
    return true
  }

  /// Runs callbacks until the queue is empty, and returns the number of callbacks that ran.
  @discardableResult
  public func runAll() -> Int {
    var count = 0
    while runNext() { count += 1 }
    return count
  }

  /// Whether the calling code runs in a callback of this queue.
  public var isCurrent: Bool {
    var entry = Self.running
    while let running = entry {
      if running.queue === self { return true }
      entry = running.outer
    }
    return false
  }

  /// A queue whose callback is running, and the queue whose callback runs this one, if any.
  private final class Running: Sendable {
    let queue: ManualQueue
    let outer: Running?

    init(queue: ManualQueue, outer: Running?) {
      self.queue = queue
      self.outer = outer
    }
  }

  // A task-local is the only thread-safe way to identify the caller without thread identity.
  @TaskLocal private static var running: Running?
}
