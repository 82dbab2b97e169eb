/// A property wrapper for a length that follows the size of texts; the simulation never changes it.
@propertyWrapper
@Kept(
  "init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) = self.wrappedValue = wrappedValue"
)
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value
}
