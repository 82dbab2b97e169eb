/// A property wrapper for an object that an outer view provides; its changes update this view.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, ConnectedProperty {
  private let slot = Slot<ObjectType?>(nil)
  /// Creates a wrapper for the object of its type that `environmentObject(_:)` provides.
  public init() {}

  /// The object; the process ends if there is none.
  public var wrappedValue: ObjectType {
    guard let object = slot.content else {
      preconditionFailure(
        """
        No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.
        """)
    }
    return object
  }

  /// A wrapper whose members are bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  func connect(to place: PropertyPlace, at index: Int) -> Bool {
    let before = slot.content
    slot.content = place.environment.object()
    if let object = slot.content { place.watch(object, at: index) }
    return slot.content !== before
  }
}

extension View {
  /// Provides an object for the `@EnvironmentObject` properties of its type inside the view.
  public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View {
    EnvironmentView(content: self) { $0.provide(object) }
  }
}
