import Synchronization

/// The values that wait for their turn in a lane: one call at a time and in order, even where many
/// threads offer turns.
///
/// A pure machine except for its gate. The owner keeps the line behind a lock and the gate beside
/// it, because there is hardly ever another call in the lane, and then the gate lets a call leave
/// without the lock.
package struct LaneLine<Value: Sendable>: ~Copyable, Sendable {
  private var waiting = Outbox<Value>()

  /// The turns that arrived while a call was running.
  private var owedTurns = 0

  package init() {}

  /// The number of waiting values.
  package var count: Int { waiting.count }

  /// Adds `value` behind the others; it needs its own turn.
  package mutating func put(_ value: Value) { waiting.push(value) }

  /// Replaces the newest waiting value with `value`, if there is one and it may be replaced, and
  /// returns whether it did.
  package mutating func replaceNewest(
    with value: Value, if mayReplace: (Value) -> Bool
  ) -> Bool {
    guard let last = waiting.last, mayReplace(last) else { return false }
    waiting.replaceLast(with: value)
    return true
  }

  /// Uses a turn for the value that has waited the longest; the caller is in the lane then.
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

  /// Removes the value of an owed turn, or opens the gate.
  package mutating func nextOwed(at gate: borrowing LaneGate) -> Value? {
    guard owedTurns > 0, let value = waiting.pop() else {
      owedTurns = 0
      gate.open()
      return nil
    }
    owedTurns -= 1
    return value
  }

  /// Opens the gate after a call on a queue that has been replaced, and returns the turns that
  /// arrived meanwhile: they belong to the new queue.
  package mutating func handOver(at gate: borrowing LaneGate) -> Int {
    defer { owedTurns = 0 }
    gate.open()
    return owedTurns
  }

  /// Returns how many turns the waiting values need on a queue that replaces theirs.
  package mutating func turnsForNewQueue() -> Int {
    owedTurns = 0
    return waiting.count
  }
}

/// Lets one call at a time into a lane.
package struct LaneGate: ~Copyable, Sendable {
  private let state = Atomic<UInt8>(Self.free)

  package init() {}

  /// Enters a free lane, and returns whether it was free.
  ///
  /// Callers hold the owner's lock, so no other call can enter between the load and the store.
  package borrowing func enter() -> Bool {
    guard state.load(ordering: .acquiring) == Self.free else { return false }
    state.store(Self.taken, ordering: .relaxed)
    return true
  }

  /// Tells the call in the lane to handle owed turns as it leaves; `false` if the lane is free.
  fileprivate borrowing func crowd() -> Bool {
    state.compareExchange(
      expected: Self.taken, desired: Self.crowded, ordering: .acquiringAndReleasing
    ).original != Self.free
  }

  /// Leaves the lane; returns `false`, and the caller stays, if turns may be owed.
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
