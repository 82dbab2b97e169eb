/// A property wrapper for an object that belongs to another owner; its changes update the view.
@propertyWrapper
@Kept(
  """
  init(wrappedValue: ObjectType) = self.wrappedValue = wrappedValue
  init(initialValue: ObjectType) = wrappedValue = initialValue
  """)
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, ConnectedProperty {
  /// The object.
  public var wrappedValue: ObjectType
  /// A wrapper whose members are bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// A wrapper whose members are bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { Binding(object, keyPath) }
  }

  func connect(to place: PropertyPlace, at index: Int) -> Bool {
    place.watch(wrappedValue, at: index)
    return false
  }

  func isSame(as other: Any) -> Bool { (other as? Self)?.wrappedValue === wrappedValue }
}
