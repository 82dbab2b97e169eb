import Foundation

// As on a phone, the state need not be `Sendable`. The compiler doesn't see that only code under
// the lock uses it. Code that passes such a state promises that nothing else uses the state.

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
  /// Waits until no other thread holds the lock, and acquires it.
  public func lock() { storage.lock.lock() }
  /// Acquires the lock if no other thread holds it, and returns whether it did.
  public func lockIfAvailable() -> Bool { storage.lock.try() }
  /// Releases the lock.
  public func unlock() { storage.lock.unlock() }

  /// Runs a closure while no other thread holds the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure while no other thread holds the lock.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try storage.lock.withLock(body)
  }
}
