import Synchronization

/// A value behind a lock.
///
/// It is a `Mutex` that ThreadSanitizer can see. The standard library's mutex is not built for the
/// sanitizer on Linux, so the sanitizer would report everything behind it as a race. A thread that
/// enters loads what the previous thread stored on leaving, in instrumented code; that makes the
/// order visible at the cost of two plain instructions.
// Without `@usableFromInline`, other modules would call `withLock` unspecialized, which costs more than
// the lock itself.
@usableFromInline package struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>
  @usableFromInline let passage = Atomic<Bool>(false)

  /// Creates a lock around a value.
  @inlinable package init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Runs `body` with the value, while no other thread can access it.
  @inlinable package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { (value) throws(Failure) -> sending Result in
      #if DEBUG
        LockCount.total.wrappingAdd(1, ordering: .relaxed)
      #endif
      _ = passage.load(ordering: .acquiring)
      defer { passage.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}

#if DEBUG
  /// Counts the locks taken, so that a test can limit how many a call may take.
  ///
  /// It counts all threads of the process, and only in debug builds.
  @usableFromInline package enum LockCount {
    @usableFromInline package static let total = Atomic<Int>(0)

    /// Returns the number of locks taken by `body`, and by other threads in the meantime.
    package static func during(_ body: () throws -> Void) rethrows -> Int {
      let before = total.load(ordering: .relaxed)
      try body()
      return total.load(ordering: .relaxed) - before
    }
  }
#endif
