import Synchronization

/// Calls one function on one queue, one call at a time and in order, even on a concurrent queue.
///
/// It is what a serial queue that targets the given queue would be. Each value is a piece of work of
/// its own on the queue, so that on a serial queue it keeps its place among everybody else's work.
package final class CallbackLane<Value: Sendable>: Sendable {
  /// The queue the calls run on.
  package let queue: any CallbackQueue

  /// Whether the queue runs its work at once.
  package let runsInPlace: Bool

  private let body: @Sendable (Value) -> Void
  private let gate = Atomic<UInt8>(Gate.free)
  private let crowd = Guarded(Crowd())

  private struct Crowd {
    var waiting = Outbox<Value>()
    // Turns of the queue that came while a call was running.
    var owedTurns = 0
  }

  /// Makes a lane that calls `body` on `queue`.
  package init(queue: any CallbackQueue, body: @escaping @Sendable (Value) -> Void) {
    self.queue = queue
    self.body = body
    self.runsInPlace = queue is InPlaceQueue
  }

  /// Calls the function with `value` when the lane's turn comes.
  package func send(_ value: Value, courier: (any Courier)?) {
    if runsInPlace, courier == nil, enter() {
      call(value)
    } else {
      put(value)
      requestTurn(courier: courier)
    }
  }

  /// Has `value` wait behind the others; it needs a turn of its own.
  package func put(_ value: Value) {
    crowd.withLock { $0.waiting.push(value) }
  }

  /// Asks the queue for a turn, for the value that has waited longest then.
  package func requestTurn(courier: (any Courier)?) {
    if let courier {
      courier.carry({ self.takeTurn() }, to: queue)
    } else if runsInPlace {
      takeTurn()
    } else {
      queue.enqueue { self.takeTurn() }
    }
  }

  /// Goes into a free lane; whoever is in must ``call(_:)``, once.
  package func enter() -> Bool {
    gate.compareExchange(
      expected: Gate.free, desired: Gate.taken, ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// Calls the function from inside the lane, and leaves it.
  package func call(_ value: Value) {
    body(value)
    leave()
  }

  /// Puts `value` in the place of the newest one that still waits, if there is one and it may be
  /// replaced; tells whether it did.
  package func replaceNewest(with value: Value, if mayReplace: (Value) -> Bool) -> Bool {
    crowd.withLock { crowd in
      guard let last = crowd.waiting.last, mayReplace(last) else { return false }
      crowd.waiting.replaceLast(with: value)
      return true
    }
  }

  /// Uses a turn of the queue for the value that has waited longest.
  private func takeTurn() {
    let value = crowd.withLock { crowd -> Value? in
      if gate.exchange(Gate.crowded, ordering: .acquiringAndReleasing) != Gate.free {
        crowd.owedTurns += 1
        return nil
      }
      guard let value = crowd.waiting.pop() else {
        gate.store(Gate.free, ordering: .releasing)
        return nil
      }
      return value
    }
    if let value { call(value) }
  }

  private func leave() {
    let isAlone = gate.compareExchange(
      expected: Gate.taken, desired: Gate.free, ordering: .acquiringAndReleasing
    ).exchanged
    if isAlone { return }
    while let value = nextOwed() { body(value) }
  }

  /// Takes the value of a turn that was owed, or opens the gate.
  private func nextOwed() -> Value? {
    crowd.withLock { crowd in
      guard crowd.owedTurns > 0, let value = crowd.waiting.pop() else {
        crowd.owedTurns = 0
        gate.store(Gate.free, ordering: .releasing)
        return nil
      }
      crowd.owedTurns -= 1
      return value
    }
  }
}

// Nearly always nobody is in a lane; then two exchanges let a call in and out, and no lock.
private enum Gate {
  /// Nobody is in the lane.
  static let free: UInt8 = 0
  /// A call is running.
  static let taken: UInt8 = 1
  /// A call is running, and others have come that it must take over.
  static let crowded: UInt8 = 2
}
