/// Calls one function on one queue, one call at a time and in order, even on a concurrent queue.
///
/// A lane is what a serial queue that targets the given queue would be. Each value is its own piece
/// of work on the queue, so on a serial queue it keeps its place among all other work.
package final class CallbackLane<Value: Sendable>: CallbackWork {
  /// The queue on which the calls run.
  package let queue: any CallbackQueue

  private let body: @Sendable (Value) -> Void
  private let gate = LaneGate()
  private let line = Guarded(LaneLine<Value>())

  /// Creates a lane that calls `body` on `queue`.
  package init(queue: any CallbackQueue, body: @escaping @Sendable (Value) -> Void) {
    self.queue = queue
    self.body = body
  }

  /// Calls the function with `value` when the lane's turn comes.
  package func send(_ value: Value, courier: (any Courier)?) {
    line.withLock { $0.put(value) }
    queue.take(self, with: courier)
  }

  /// Uses a turn of the queue for the value that has waited the longest.
  package func run() {
    guard let value = line.withLock({ $0.takeTurn(at: gate) }) else { return }
    body(value)
    guard !gate.leave() else { return }
    while let value = line.withLock({ $0.nextOwed(at: gate) }) { body(value) }
  }
}

extension CallbackQueue {
  /// Runs `work` on this queue: through the courier, if there is one.
  package func take(_ work: any CallbackWork, with courier: (any Courier)?) {
    if let courier {
      courier.carry(work, to: self)
    } else if self is InPlaceQueue {
      work.run()
    } else {
      enqueue { work.run() }
    }
  }
}
