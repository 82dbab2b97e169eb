/// Calls one function on one queue, one call at a time and in order, even on a concurrent queue.
///
/// It is what a serial queue that targets the given queue would be. Each value is a piece of work of
/// its own on the queue, so that on a serial queue it keeps its place among everybody else's work.
package final class CallbackLane<Value: Sendable>: Sendable {
  /// The queue the calls run on.
  package let queue: any CallbackQueue

  private let body: @Sendable (Value) -> Void
  private let runsInPlace: Bool
  private let state = Guarded(State())

  private struct State {
    var waiting = Outbox<Value>()
    var isBusy = false
    // Turns of the queue that came while a call was running; the running call takes them over.
    var owedTurns = 0

    /// Takes the value of a turn that was owed, or ends the busy time.
    mutating func nextOwed() -> Value? {
      guard owedTurns > 0, let value = waiting.pop() else {
        owedTurns = 0
        isBusy = false
        return nil
      }
      owedTurns -= 1
      return value
    }
  }

  /// Makes a lane that calls `body` on `queue`.
  package init(queue: any CallbackQueue, body: @escaping @Sendable (Value) -> Void) {
    self.queue = queue
    self.body = body
    self.runsInPlace = queue is InPlaceQueue
  }

  /// Calls the function with `value` when the lane's turn comes.
  package func send(_ value: Value, courier: (any Courier)?) {
    if runsInPlace, courier == nil {
      sendInPlace(value)
    } else {
      state.withLock { $0.waiting.push(value) }
      carry(on: courier)
    }
  }

  /// Puts `value` in the place of the newest one that still waits, if there is one and it may be
  /// replaced; tells whether it did.
  package func replaceNewest(with value: Value, if mayReplace: (Value) -> Bool) -> Bool {
    state.withLock { state in
      guard let last = state.waiting.last, mayReplace(last) else { return false }
      state.waiting.replaceLast(with: value)
      return true
    }
  }

  private func sendInPlace(_ value: Value) {
    let mayRun = state.withLock { state in
      guard !state.isBusy else {
        state.waiting.push(value)
        state.owedTurns += 1
        return false
      }
      state.isBusy = true
      return true
    }
    guard mayRun else { return }
    body(value)
    finishTurn()
  }

  private func carry(on courier: (any Courier)?) {
    if let courier {
      courier.carry({ self.takeTurn() }, to: queue)
    } else {
      queue.enqueue { self.takeTurn() }
    }
  }

  private func takeTurn() {
    let value = state.withLock { state -> Value? in
      guard !state.isBusy else {
        state.owedTurns += 1
        return nil
      }
      let value = state.waiting.pop()
      state.isBusy = value != nil
      return value
    }
    guard let value else { return }
    body(value)
    finishTurn()
  }

  private func finishTurn() {
    while let value = state.withLock({ $0.nextOwed() }) { body(value) }
  }
}
