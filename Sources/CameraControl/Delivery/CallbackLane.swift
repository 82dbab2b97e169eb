/// Makes calls on one queue, one at a time and in order, even on a concurrent queue.
///
/// A lane is what a serial queue that targets the given queue would be. Each call is its own piece
/// of work on the queue, so on a serial queue it keeps its place among all other work.
///
/// It belongs to an object that offers it the turns of the queue, as work that calls ``run()``.
// Not generic over what it passes on: the runtime would have to look up the types at each call.
package struct CallbackLane: ~Copyable, Sendable {
  /// The queue on which the calls run.
  package let queue: any CallbackQueue

  private let gate = LaneGate()
  private let line = Guarded(LaneLine<any CallbackWork>())

  /// Creates a lane on a queue.
  package init(queue: any CallbackQueue) {
    self.queue = queue
  }

  /// Makes a call when its turn in the lane comes.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - owner: The owner of the lane, which runs it.
  ///   - courier: What takes the owner to the queue, in a test.
  package func send(_ call: any CallbackWork, by owner: any CallbackWork, courier: (any Courier)?) {
    line.withLock { $0.put(call) }
    // Optional chaining does not retain the courier; a binding would.
    courier?.carry(owner, to: queue) ?? queue.take(owner)
  }

  /// Uses a turn of the queue for the call that has waited the longest.
  package func run() {
    guard let call = line.withLock({ $0.takeTurn(at: gate) }) else { return }
    call.run()
    guard !gate.leave() else { return }
    while let call = line.withLock({ $0.nextOwed(at: gate) }) { call.run() }
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
