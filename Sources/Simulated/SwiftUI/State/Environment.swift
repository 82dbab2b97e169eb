/// A property wrapper that reads a value or an object from the environment of its view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private let slot = Slot()
  /// Creates a wrapper for a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Creates a wrapper for an observable object; the process ends if none was provided.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0.object() }
  }

  /// Creates a wrapper for an observable object that may not have been provided.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { .some($0.object()) }
  }

  /// The value; outside of a view that is shown, the default.
  public var wrappedValue: Value {
    guard let value = read(slot.values) else {
      preconditionFailure(
        "No Observable object of type \(Value.self) found. A View.environment(_:) for "
          + "\(Value.self) may be missing as an ancestor of this view.")
    }
    return value
  }

  private final class Slot {
    var values = EnvironmentValues()
  }
}

extension Environment: ConnectedProperty {
  // Values that cannot be compared, such as actions, are looked up when they are used.
  func connect(to place: PropertyPlace, at index: Int) -> Bool {
    let before = slot.values
    slot.values = place.environment
    return !SimulatedSwiftUI.isSame(
      read(before) as Any, read(slot.values) as Any, orUnknown: true)
  }
}
