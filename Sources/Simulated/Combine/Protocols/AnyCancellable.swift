import Foundation

/// An activity that ends when this object goes.
public final class AnyCancellable: Cancellable, Hashable {
  private let action: Once

  /// Creates an object that calls a closure once: when it is cancelled, or when it goes.
  public init(_ cancel: @escaping () -> Void) { action = Once(cancel) }

  /// Creates an object that cancels an activity when it goes.
  public init<C: Cancellable>(_ canceller: C) { action = Once { canceller.cancel() } }

  deinit { action.run() }

  /// Ends the activity; a second call does nothing.
  public func cancel() { action.run() }

  /// Keeps the activity for as long as a collection exists.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  /// Keeps the activity for as long as a set exists.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Returns whether two are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the object by its identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A closure that runs at most once, whatever thread asks for it, and is let go then.
private final class Once {
  private let lock = NSLock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  func run() {
    let taken = lock.withLock {
      defer { action = nil }
      return action
    }
    taken?()
  }
}
