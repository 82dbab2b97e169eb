import Foundation

/// A value behind a recursive lock, such as the values of several publishers that belong together.
// As with Apple's publishers, the values need not be `Sendable`: only one thread at a time uses
// them. The lock is recursive, because a subscriber may send the next value.
final class RecursivelyGuarded<State>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var state: State

  init(_ state: State) { self.state = state }

  func with<Result>(_ body: (inout State) -> Result) -> Result { lock.withLock { body(&state) } }
}
