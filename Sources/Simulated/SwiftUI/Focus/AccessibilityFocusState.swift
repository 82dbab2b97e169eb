/// A property wrapper for what an assistive technology is at; no test moves it.
public typealias AccessibilityFocusState = FocusState

extension View {
  #modifiers(
    """
    accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    accessibilityFocused<V: Hashable>(_ binding: AccessibilityFocusState<V>.Binding, equals value: V)
    """)
}
