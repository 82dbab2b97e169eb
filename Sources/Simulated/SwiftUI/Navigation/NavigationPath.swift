/// The values of a stack's screens, which may be of several types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { values.count }

  /// Whether there are no values.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value at the end.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }

  /// Removes values from the end; there must be as many.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

  /// The values in a form that can be stored.
  @available(*, unavailable, message: "The drop-in does not model stored paths. Store the values.")
  public var codable: Never? { nil }
}
