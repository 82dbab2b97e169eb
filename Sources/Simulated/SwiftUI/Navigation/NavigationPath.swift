/// The values of a stack's screens, which may be of several types.
@Kept(
  """
  init()
  init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable \
    = values = elements.map { AnyHashable($0) }
  let count: Int = values.count; let isEmpty: Bool = values.isEmpty
  mutating func append<Value: Hashable>(_ value: Value) = values.append(AnyHashable(value))
  mutating func removeLast(_ k: Int = 1) = values.removeLast(k)
  """)
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// The values in a form that can be stored.
  @available(*, unavailable, message: "The drop-in does not model stored paths. Store the values.")
  public var codable: Never? { nil }
}
