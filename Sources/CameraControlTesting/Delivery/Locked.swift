import Synchronization

/// A value behind a lock: what the core's `Guarded` is, for this module alone.
///
/// A generic type of another module is not specialised here, and each call would cost more than the
/// whole lock. As there, the atomic makes the order of visitors visible to ThreadSanitizer.
struct Locked<Value: ~Copyable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let passage = Atomic<Bool>(false)

  init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Runs `body` with the value, while nobody else has it.
  borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { (value) throws(Failure) -> sending Result in
      _ = passage.load(ordering: .acquiring)
      defer { passage.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}
