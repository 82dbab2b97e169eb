/// A property wrapper for an object that a view creates and owns while the view stays in its place.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, ConnectedProperty {
  private let created: Created

  /// Creates a wrapper from an expression for the object; SwiftUI evaluates it once for each place.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    created = Created(make: thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType { created.object }

  /// A wrapper whose members are bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  private final class Created {
    private let make: () -> ObjectType
    lazy var object = make()

    init(make: @escaping () -> ObjectType) { self.make = make }
  }

  func connect(to place: PropertyPlace, at index: Int) -> Bool {
    let watch = place.memory.object(at: index) {
      ObjectWatch(created.object, noteChange: place.noteChange)
    }
    created.object = watch.object
    return false
  }
}
