/// A property wrapper that makes bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Creates a wrapper for an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a wrapper for an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a wrapper from another one, for a property wrapper's projected value.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { Binding(wrappedValue, keyPath) }
}
