import Synchronization

/// Whether a call of a lane is being made, and whether turns came meanwhile.
///
/// It lies beside the lock that the lane is behind: hardly ever does a turn come during a call, so a
/// call can nearly always end without that lock.
package struct LaneGate: ~Copyable, Sendable {
  private let state = Atomic<UInt8>(Self.free)

  package init() {}

  /// Begins a call; returns `false` if another one is being made, which then ends under the lock.
  ///
  /// Only the thread that has the lock calls this, so nothing but the end of a call happens meanwhile.
  borrowing func enter() -> Bool {
    repeat {
      if state.load(ordering: .acquiring) == Self.free {
        state.store(Self.taken, ordering: .relaxed)
        return true
      }
    } while !crowd()
    return false
  }

  /// Ends a call during which no turn came, without the lock; returns `false` if one did.
  package borrowing func leave() -> Bool {
    state.compareExchange(
      expected: Self.taken, desired: Self.free, ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// Ends a call under the lock.
  borrowing func open() { state.store(Self.free, ordering: .releasing) }

  // Returns `false` if the call has just ended.
  private borrowing func crowd() -> Bool {
    state.compareExchange(
      expected: Self.taken, desired: Self.crowded, ordering: .acquiringAndReleasing
    ).original != Self.free
  }

  private static var free: UInt8 { 0 }
  private static var taken: UInt8 { 1 }
  private static var crowded: UInt8 { 2 }
}
