/// An object that cancels an activity when the object is released.
public final class AnyCancellable: Cancellable, Hashable {
  // A closure that only one thread can take, and only once; it is released afterward.
  private let action: RecursivelyGuarded<(() -> Void)?>

  /// Creates an object that calls a closure once, when the object is canceled or released.
  public init(_ cancel: @escaping () -> Void) { action = RecursivelyGuarded(cancel) }

  /// Creates an object that cancels an activity when the object is canceled or released.
  public init<C: Cancellable>(_ canceller: C) { action = RecursivelyGuarded { canceller.cancel() } }

  deinit { cancel() }

  /// Ends the activity; a second call does nothing.
  public func cancel() { action.with { $0.take() }?() }

  /// Keeps the activity for as long as a collection exists.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  /// Keeps the activity for as long as a set exists.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Returns whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the object by its identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
