/// A property wrapper for a value that a view owns while it is shown at its place.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let slot: StateSlot<Value>

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { slot = StateSlot(StateBox(wrappedValue)) }

  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value; when it changes, the view is updated.
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
