import CameraControl
import Synchronization

/// A value behind a lock: this module's version of the core's `Guarded`.
///
/// A generic type with package access is not specialized in another module, not even if it is
/// inlinable, and an unspecialized call would cost more than the lock itself. As in `Guarded`, the
/// atomic makes the order of accesses visible to ThreadSanitizer.
struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let passage = Atomic<Bool>(false)

  init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Runs `body` with exclusive access to the value.
  borrowing func withLock<Result: ~Copyable, Failure: Error>(
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
