/// What kind of change an observer is told of.
public enum NSKeyValueChange: UInt, Sendable {
  /// The whole value.
  case setting = 1
  /// Something came into a collection.
  case insertion = 2
  /// Something left a collection.
  case removal = 3
  /// Something in a collection was replaced.
  case replacement = 4
}
