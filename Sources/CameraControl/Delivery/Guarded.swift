import Synchronization

/// A value behind a lock.
///
/// It is a `Mutex` that ThreadSanitizer can see. The standard library's mutex is not built for the
/// sanitizer on Linux, so everything it protects would be reported as a race. Whoever enters loads
/// what whoever left before has stored, in code that is instrumented; that makes the order visible
/// and costs two plain instructions.
package struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let passage = Atomic<Bool>(false)

  /// Puts a value behind a lock of its own.
  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Runs `body` with the value, while nobody else has it.
  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { (value) throws(Failure) -> sending Result in
      _ = passage.load(ordering: .acquiring)
      defer { passage.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}
