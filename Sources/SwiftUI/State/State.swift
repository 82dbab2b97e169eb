/// A value that a view owns, and that lasts as long as the view is shown at its place.
@propertyWrapper
public struct State<Value> {
  private let slot: StateSlot<Value>

  /// Makes the value that the view begins with.
  public init(wrappedValue: Value) {
    slot = StateSlot(StateBox(wrappedValue))
  }

  /// Makes the value that the view begins with.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value; the view is shown again when it changes.
  public var wrappedValue: Value {
    get { slot.box.value }
    nonmutating set { slot.box.value = newValue }
  }

  /// A way for other views to read and change the value.
  public var projectedValue: Binding<Value> {
    let box = slot.box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State: KeptState {
  func connect(to memory: StateMemory, at index: Int) {
    slot.box = memory.box(at: index, else: slot.box)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a value that is missing at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}
