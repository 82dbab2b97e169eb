/// A property wrapper for a value that a view owns while the view stays in its place.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let slot: StateSlot<Value>
  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { slot = StateSlot(StateBox(wrappedValue)) }
  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value; when it changes, SwiftUI updates the view.
  public var wrappedValue: Value {
    get { slot.box.value }
    nonmutating set { slot.box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let box = slot.box
    return Binding(box, \.value)
  }
}

extension State: ConnectedProperty {
  func connect(to place: PropertyPlace, at index: Int) -> Bool {
    slot.box = place.memory.object(at: index) { slot.box }
    return false
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` at first.
  public init() { self.init(wrappedValue: nil) }
}

/// A reference from a state to its box; if the view's place has an older box, that box replaces it.
final class StateSlot<Value> {
  var box: StateBox<Value>

  init(_ box: StateBox<Value>) { self.box = box }
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
