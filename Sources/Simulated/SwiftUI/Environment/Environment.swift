public import Observation

/// A property wrapper that reads a value or an object from the environment of its view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private let slot = Slot()

  /// Creates a wrapper for a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a wrapper for an observable object; the process ends if none was provided.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object: Value = values.object() else {
        preconditionFailure(
          """
          No Observable object of type \(objectType) found. A View.environment(_:) for \
          \(objectType) may be missing as an ancestor of this view.
          """)
      }
      return object
    }
  }

  /// Creates a wrapper for an observable object that may not have been provided.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0.object() }
  }

  /// The value; outside of a view that is shown, the default.
  public var wrappedValue: Value { read(slot.values) }

  private final class Slot {
    var values = EnvironmentValues()
  }
}

extension Environment: ConnectedProperty {
  func connect(to place: PropertyPlace, at index: Int) { slot.values = place.environment }
}
