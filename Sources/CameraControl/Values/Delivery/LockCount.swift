#if DEBUG
  import Synchronization

  /// Counts the locks taken, so that a test can limit how many a call may take.
  ///
  /// It counts all threads of the process, and only in debug builds.
  package enum LockCount {
    package static let total = Atomic<Int>(0)

    /// Returns the number of locks taken by `body`, and by other threads in the meantime.
    package static func during(_ body: () throws -> Void) rethrows -> Int {
      let before = total.load(ordering: .relaxed)
      try body()
      return total.load(ordering: .relaxed) - before
    }
  }
#endif
