/// A property wrapper that makes bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
@Kept(
  """
  init(wrappedValue: Value) = self.wrappedValue = wrappedValue
  init(_ wrappedValue: Value) = self.wrappedValue = wrappedValue
  init(projectedValue: Bindable<Value>) = self = projectedValue
  let projectedValue: Bindable<Value> = self
  """)
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { Binding(wrappedValue, keyPath) }
}
