#if DEBUG
  import Synchronization

  /// How many locks have been taken, so that a test can say how many a call may take.
  ///
  /// It counts the whole process, on all threads, and in debug builds only.
  package enum LockCount {
    package static let total = Atomic<Int>(0)

    /// The number of locks that `body` takes, and other threads meanwhile.
    package static func during(_ body: () throws -> Void) rethrows -> Int {
      let before = total.load(ordering: .relaxed)
      try body()
      return total.load(ordering: .relaxed) - before
    }
  }
#endif
