/// A property wrapper for a value that a view owns while the view stays in its place.
@propertyWrapper
public struct State<Value>: DynamicProperty, ConnectedProperty {
  private let slot: Slot<StateBox<Value>>
  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { slot = Slot(StateBox(wrappedValue)) }
  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value; when it changes, SwiftUI updates the view.
  public var wrappedValue: Value {
    get { slot.content.value }
    nonmutating set { slot.content.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(slot.content, \.value) }

  func connect(to place: PropertyPlace, at index: Int) -> Bool {
    // If the view's place has an older box, that box replaces the new one.
    slot.content = place.memory.object(at: index) { slot.content }
    return false
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` at first.
  public init() { self.init(wrappedValue: nil) }
}

/// An observable box for the value of a state.
@Observable
final class StateBox<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// The state that the properties of the view at one place have kept since earlier updates.
final class StateMemory {
  private var kept: [Int: AnyObject] = [:]

  /// Returns the object stored at an index, or stores a new one there and returns it.
  func object<Object: AnyObject>(
    at index: Int, where isValid: (Object) -> Bool = { _ in true }, else make: () -> Object
  ) -> Object {
    if let object = kept[index] as? Object, isValid(object) { return object }
    let object = make()
    kept[index] = object
    return object
  }
}
