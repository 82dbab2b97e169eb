import Foundation

// The state need not be `Sendable`, as on a phone, and the compiler does not see that it is only used
// under the lock. Who passes such a state says that nothing else uses it.

/// A lock, with the state that it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage
  /// Creates a lock with a state that need not be `Sendable`.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a closure with the state while no other thread can.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.lock.withLock { try body(&storage.state) }
  }

  /// Runs a closure with the state while no other thread can.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure with the state if no other thread does so now, and returns `nil` otherwise.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }
  /// Waits until no other thread has the lock, and takes it.
  public func lock() { storage.lock.lock() }
  /// Takes the lock if no other thread has it.
  public func lockIfAvailable() -> Bool { storage.lock.try() }
  /// Lets the lock go.
  public func unlock() { storage.lock.unlock() }

  /// Runs a closure while no other thread has the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure while no other thread has the lock.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try storage.lock.withLock(body)
  }
}
