/// The kind of a change.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// An element was inserted into a collection.
  case insertion = 2
  /// An element was removed from a collection.
  case removal = 3
  /// An element of a collection was replaced.
  case replacement = 4
}
