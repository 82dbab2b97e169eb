import CameraControl
import Dispatch

/// What a courier remembers: the callbacks, who waits for them, and where they go.
struct CourierState: Sendable {
  var patience = Duration.seconds(10)
  var line = CallbackLine()

  /// The threads that wait, and run what they can.
  var drivers: [DispatchSemaphore] = []

  /// The tasks that wait.
  var waiters: [CheckedContinuation<Void, Never>] = []

  /// Whether a timer runs that looks for callbacks that take too long.
  var isWatched = false

  /// The queues that callbacks went to, in the order they were first used.
  var queues: [any CallbackQueue] = []

  /// The queues that a test drains, with the callbacks of this phone that wait there.
  var manual: [(queue: ManualQueue, pending: Int)] = []

  /// The labels of the queues on which a callback took too long.
  var stuck: [String] = []

  /// Hears of each of them at once.
  var onStuck: @Sendable (String) -> Void = { _ in }

  /// Hears when something may have changed.
  var onChange: @Sendable () -> Void = {}

  /// Takes those out who wait for nothing any more.
  mutating func takeWaiters() -> [CheckedContinuation<Void, Never>] {
    guard line.isIdle, !waiters.isEmpty else { return [] }
    return giveUpWaiting()
  }

  /// Takes everybody out who waits, whatever for.
  mutating func giveUpWaiting() -> [CheckedContinuation<Void, Never>] {
    defer { waiters.removeAll() }
    return waiters
  }

  /// Tells which piece to watch, unless somebody watches already.
  mutating func startWatching() -> UInt64? {
    guard !isWatched else { return nil }
    isWatched = true
    return line.out?.turn ?? 0
  }
}
