/// A property wrapper for a value that lasts as long as a gesture; the value never changes, because
/// the simulation lacks the gestures that would change it.
@propertyWrapper
@Kept(
  """
  init(wrappedValue: Value) = self.wrappedValue = wrappedValue; init(initialValue: Value) = wrappedValue = initialValue
  init(wrappedValue: Value, resetTransaction: Transaction) = self.wrappedValue = wrappedValue
  init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) = self.wrappedValue = wrappedValue
  let projectedValue: GestureState<Value> = self
  """)
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value
}
