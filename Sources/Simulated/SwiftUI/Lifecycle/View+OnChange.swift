// swift-format-ignore: AmbiguousTrailingClosureOverload
// Apple's overloads, which the number of the closure's parameters tells apart.
extension View {
  /// Adds an action that runs when a value differs from its value at the previous update.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    living(Change(value)) { ($0.value, $0.isInitial, $0.action) = (value, initial, action) }
  }

  /// Adds an action that runs when a value differs from its value at the previous update.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

  /// Adds an action that runs when a value differs from its previous value; deprecated on phones.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View { onChange(of: value) { _, new in action(new) } }
}

/// A value whose changes the app observes.
final class Change<Value: Equatable>: Lifecycle {
  var value: Value
  var isInitial = false
  var action: (Value, Value) -> Void = { _, _ in }
  private var settled: Value?

  init(_ value: Value) { self.value = value }

  func settle() {
    let old = settled
    settled = value
    if let old {
      if old != value { action(old, value) }
    } else if isInitial {
      action(value, value)
    }
  }

  func disappear() {}
}
