/// Two buttons that change a value; in a test, `accessibilityIncrement()` and
/// `accessibilityDecrement()` of the view stand in for the buttons.
public struct Stepper<Label: View>: View, ShownView {
  private let label: Label
  private let move: (Double) -> Void

  /// Creates two buttons with an action each.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
    move = { direction in (direction > 0 ? onIncrement : onDecrement)?() }
  }

  #kept(
    "init<Value: Strideable>(value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label) = self.init(label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) }, onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })"
  )

  /// Creates two buttons that change a value within a range.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    let change: (Value.Stride) -> Void = { distance in
      let moved = value.wrappedValue.advanced(by: distance)
      if bounds.contains(moved) { value.wrappedValue = moved }
    }
    self.init(label: label, onIncrement: { change(step) }, onDecrement: { change(-step) })
  }

  func show(in renderer: Renderer) -> [UIView] {
    let view = renderer.keep { AdjustableView(frame: .zero) }
    view.isEnabled = renderer.environment.takesTaps
    view.move = move
    view.showOnly(renderer.show(label))
    return [view]
  }
}

extension Stepper where Label == Text {
  private init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, label: () -> Text) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  #titles(
    """
    init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?)
    init<V: Strideable>(value: Binding<V>, step: V.Stride = 1)
    init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1)
    """)
}
