/// A property wrapper that says which text field of a view has the keyboard.
///
/// The value changes when the person taps a field with the modifier `focused`. If the app changes
/// the value, the keyboard moves. The next update resets a value that belongs to no field.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>
  private let unfocused: Value

  private init(unfocused: Value) {
    (state, self.unfocused) = (State(wrappedValue: unfocused), unfocused)
  }

  #kept(
    """
    init() where Value == Bool = self.init(unfocused: false)
    init<Wrapped: Hashable>() where Value == Wrapped? = self.init(unfocused: nil)
    """)

  /// The value; when it changes, the view is updated.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value, for `focused`.
  public var projectedValue: Binding { Binding(value: state.projectedValue, unfocused: unfocused) }

  /// A property wrapper that reads and writes a focus that another view owns.
  @propertyWrapper
  public struct Binding {
    let value: SimulatedSwiftUI.Binding<Value>
    let unfocused: Value

    /// The value.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}
