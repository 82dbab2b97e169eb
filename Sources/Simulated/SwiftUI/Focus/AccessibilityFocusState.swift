/// A property wrapper for what an assistive technology is at; no test moves it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  /// Creates a state that is `false` at first.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates a state that is `nil` at first.
  public init<ID: Hashable>() where Value == ID? { state = State(wrappedValue: nil) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// What views are told about the value.
  public var projectedValue: Binding { Binding() }

  /// What views are told about the value.
  public struct Binding: Sendable {}
}

extension View {
  #modifiers(
    """
    accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    accessibilityFocused<V: Hashable>(_ binding: AccessibilityFocusState<V>.Binding, equals value: V)
    """)
}
