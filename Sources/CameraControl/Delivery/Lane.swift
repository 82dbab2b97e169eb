import Synchronization

/// The values that wait for their turn in a lane: one call at a time and in order, even where many
/// threads offer turns.
///
/// A pure machine but for its gate. The owner keeps the line behind a lock and the gate beside it,
/// because nearly always no other call is in the lane, and then the gate lets one out without the
/// lock.
package struct LaneLine<Value: Sendable>: Sendable {
  private var waiting = Outbox<Value>()

  /// The turns that came while a call was running.
  private var owedTurns = 0

  package init() {}

  /// Whether no value waits.
  package var isEmpty: Bool { waiting.count == 0 }

  /// Has `value` wait behind the others; it needs a turn of its own.
  package mutating func put(_ value: Value) { waiting.push(value) }

  /// Puts `value` in the place of the newest one that still waits, if there is one and it may be
  /// replaced; tells whether it did.
  package mutating func replaceNewest(
    with value: Value, if mayReplace: (Value) -> Bool
  ) -> Bool {
    guard let last = waiting.last, mayReplace(last) else { return false }
    waiting.replaceLast(with: value)
    return true
  }

  /// Uses a turn for the value that has waited longest; the caller is in the lane then.
  package mutating func takeTurn(at gate: borrowing LaneGate) -> Value? {
    while !gate.enter() {
      if gate.crowd() {
        owedTurns += 1
        return nil
      }
    }
    if let value = waiting.pop() { return value }
    gate.open()
    return nil
  }

  /// Takes the value of a turn that was owed, or opens the gate.
  package mutating func nextOwed(at gate: borrowing LaneGate) -> Value? {
    guard owedTurns > 0, let value = waiting.pop() else {
      owedTurns = 0
      gate.open()
      return nil
    }
    owedTurns -= 1
    return value
  }
}

/// Lets one call at a time into a lane.
package struct LaneGate: ~Copyable, Sendable {
  private let state = Atomic<UInt8>(Self.free)

  package init() {}

  /// Goes into a free lane, and tells whether it was free.
  package borrowing func enter() -> Bool {
    state.compareExchange(
      expected: Self.free, desired: Self.taken, ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// Tells the call in the lane that turns are owed when it leaves; `false` if the lane is free.
  fileprivate borrowing func crowd() -> Bool {
    state.compareExchange(
      expected: Self.taken, desired: Self.crowded, ordering: .acquiringAndReleasing
    ).original != Self.free
  }

  /// Leaves the lane; `false`, and the caller stays, if turns may be owed.
  package borrowing func leave() -> Bool {
    state.compareExchange(
      expected: Self.taken, desired: Self.free, ordering: .acquiringAndReleasing
    ).exchanged
  }

  fileprivate borrowing func open() { state.store(Self.free, ordering: .releasing) }

  private static var free: UInt8 { 0 }
  private static var taken: UInt8 { 1 }
  private static var crowded: UInt8 { 2 }
}
