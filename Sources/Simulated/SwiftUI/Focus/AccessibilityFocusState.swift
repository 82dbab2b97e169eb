/// A property wrapper for the focus of an assistive technology; a test can't move this focus.
public typealias AccessibilityFocusState = FocusState

extension View {
  #modifiers(
    """
    accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    accessibilityFocused<V: Hashable>(_ binding: AccessibilityFocusState<V>.Binding, equals value: V)
    """)
}
