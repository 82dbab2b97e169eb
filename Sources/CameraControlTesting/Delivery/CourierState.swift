import CameraControl
import Dispatch

/// The state of a courier: its callbacks, the threads and tasks that wait, and the queues it uses.
struct CourierState: Sendable {
  var patience = Duration.seconds(10)
  var line = CallbackLine()

  /// The threads that are waiting, and that run what they can.
  var drivers: [DispatchSemaphore] = []

  /// The tasks that are waiting.
  var waiters: [CheckedContinuation<Void, Never>] = []

  /// Whether a timer is running that looks for a callback that takes too long.
  var isWatched = false

  /// The queues that callbacks were sent to, in the order of their first use.
  var queues: [any CallbackQueue] = []

  /// The manual queues, with the number of this phone's callbacks that wait there.
  var manual: [(queue: ManualQueue, pending: Int)] = []

  /// The labels of the queues on which a callback took too long.
  var stuck: [String] = []

  /// A closure that is called with each of these labels as it is added.
  var onStuck: @Sendable (String) -> Void = { _ in }

  /// Removes and returns all waiting tasks.
  mutating func takeWaiters() -> [CheckedContinuation<Void, Never>] {
    defer { waiters = [] }
    return waiters
  }

  /// Starts a watch and returns the turn of its piece, 0 if none is out; `nil` if a watch is running.
  mutating func startWatching() -> UInt64? {
    guard !isWatched else { return nil }
    isWatched = true
    return line.out?.turn ?? 0
  }

  /// Remembers a queue that callbacks are sent to.
  mutating func note(_ queue: any CallbackQueue) {
    if !queues.contains(where: { $0 === queue }) { queues.append(queue) }
  }
}
