import Synchronization

extension Case {
  /// The other yardstick: the same closure, behind an uncontended lock.
  static var oneLock: Case {
    let dial = LockedDial { blackHole($0) }
    return Case(name: "one-lock", allowance: .nothing) { iterations in
      for index in 0..<iterations {
        dial.turn(to: Float(index & 1023) * 0.001)
      }
    }
  }

  /// A dial with a lock like the library's: a mutex, and a flag for ThreadSanitizer beside it.
  private final class LockedDial: Sendable {
    private let action: @Sendable (Float) -> Void
    private let mutex = Mutex<Float>(0)
    private let passage = Atomic<Bool>(false)

    init(action: @escaping @Sendable (Float) -> Void) {
      self.action = action
    }

    @inline(never)
    func turn(to value: Float) {
      let stored = mutex.withLock { stored in
        _ = passage.load(ordering: .acquiring)
        defer { passage.store(true, ordering: .releasing) }
        stored = (value * 10).rounded() / 10
        return stored
      }
      action(stored)
    }
  }
}
