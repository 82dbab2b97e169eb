/// A property wrapper for a value that lasts as long as a gesture; it keeps its initial value, since
/// the gestures that would change it are not simulated.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a state with an initial value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The wrapper itself, to which a gesture is connected.
  public var projectedValue: GestureState<Value> { self }
}
