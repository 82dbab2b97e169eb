/// An activity that can be ended early.
public protocol Cancellable {
  /// Ends the activity; a second call does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps the activity for as long as a collection exists.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(AnyCancellable(self)) }

  /// Keeps the activity for as long as a set exists.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}
