/// A property wrapper that reads a value or an object from the environment of its view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, ConnectedProperty {
  private let read: (EnvironmentValues) -> Value?
  private let slot = Slot(EnvironmentValues())
  /// Creates a wrapper for a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Creates a wrapper for an observable object; the process ends if no view provides it.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0.object() }
  }

  /// Creates a wrapper for an observable object that a view may provide.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { .some($0.object()) }
  }

  /// The value, or the default if no shown view contains the property.
  public var wrappedValue: Value {
    guard let value = read(slot.content) else {
      preconditionFailure(
        "No Observable object of type \(Value.self) found. A View.environment(_:) for "
          + "\(Value.self) may be missing as an ancestor of this view.")
    }
    return value
  }

  // Code looks up values that can't be compared, such as actions, when it uses them.
  func connect(to place: PropertyPlace, at index: Int) -> Bool {
    let before = slot.content
    slot.content = place.environment
    return !SimulatedSwiftUI.isSame(read(before) as Any, read(slot.content) as Any, orUnknown: true)
  }
}
