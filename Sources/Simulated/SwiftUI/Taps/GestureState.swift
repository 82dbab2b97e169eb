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

  /// Creates a state with an initial value and a transaction for going back to it.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a state with an initial value and an action for going back to it.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }

  /// The wrapper itself, to which a gesture is connected.
  public var projectedValue: GestureState<Value> { self }
}
