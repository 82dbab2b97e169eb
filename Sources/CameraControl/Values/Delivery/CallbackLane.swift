/// Makes calls on one queue, one at a time and in order, even on a concurrent queue.
///
/// A lane is what a serial queue that targets the given queue would be. Each call is its own piece
/// of work on the queue, so on a serial queue it keeps its place among all other work.
///
/// It belongs to an object that offers it the turns of the queue, as work that calls ``run(_:)``.
package struct CallbackLane<Call: Sendable>: ~Copyable, Sendable {
  /// The queue on which the calls run.
  package let queue: any CallbackQueue

  private let gate = LaneGate()
  private let line = Guarded(LaneLine<Call>())

  /// Creates a lane on a queue.
  package init(queue: any CallbackQueue) {
    self.queue = queue
  }

  /// Makes a call when its turn in the lane comes.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - owner: The owner of the lane, which runs the lane.
  ///   - courier: What takes the owner to the queue, in a test.
  package func send(_ call: Call, by owner: any CallbackWork, courier: (any Courier)?) {
    line.withLock { $0.put(call) }
    // Optional chaining does not retain the courier; a binding would.
    courier?.carry(owner, to: queue) ?? queue.take(owner)
  }

  /// Uses a turn of the queue to make the call that has waited the longest.
  package func run(_ make: (Call) -> Void) {
    guard let call = line.withLock({ $0.takeTurn(at: gate) }) else { return }
    make(call)
    guard !gate.leave() else { return }
    while let call = line.withLock({ $0.nextOwed(at: gate) }) { make(call) }
  }
}

extension CallbackQueue {
  /// Runs `work` on this queue.
  package func take(_ work: any CallbackWork) {
    if self is InPlaceQueue {
      work.run()
    } else {
      enqueue { work.run() }
    }
  }
}
