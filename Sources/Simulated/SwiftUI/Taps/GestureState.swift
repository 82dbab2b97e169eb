/// A property wrapper for a value that lasts as long as a gesture; it keeps its initial value, since
/// the gestures that would change it are not simulated.
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
