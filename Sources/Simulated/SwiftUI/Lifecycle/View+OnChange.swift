// swift-format-ignore: AmbiguousTrailingClosureOverload
// Apple's overloads, which the number of the closure's parameters tells apart.
extension View {
  /// Adds an action for changes of a value between two updates.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { ChangeView(content: self, value: value, isInitial: initial, action: action) }

  /// Adds an action for changes of a value between two updates.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Adds an action for changes of a value between two updates; deprecated on phones.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View { ChangeView(content: self, value: value, isInitial: false) { action($1) } }
}

private struct ChangeView<Content: View, Value: Equatable>: ShownView, Wrapping {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func show(in renderer: Renderer) -> [UIView] {
    let change = renderer.keep { Change(value) }
    (change.value, change.isInitial, change.action) = (value, isInitial, action)
    return renderer.showLiving(content, with: change)
  }
}

/// A value whose changes are told.
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
