/// A slider; `accessibilityIncrement()` and `accessibilityDecrement()` of its view move it.
///
/// Each call moves the slider by its step, or by a tenth of the range if it has no step.
public struct Slider<Label: View, ValueLabel: View>: View, ShownView {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double
  private let label: Label
  private let ends: [ValueLabel]
  private let onEditingChanged: (Bool) -> Void

  private init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, _ step: Value.Stride?, _ label: Label,
    _ ends: [ValueLabel], _ onEditingChanged: @escaping (Bool) -> Void
  ) where Value.Stride: BinaryFloatingPoint {
    self.value = value.asDouble
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) } ?? Double(bounds.upperBound - bounds.lowerBound) / 10
    (self.label, self.ends, self.onEditingChanged) = (label, ends, onEditingChanged)
  }

  #kept(
    """
    init<Value: BinaryFloatingPoint>(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Value.Stride: BinaryFloatingPoint = self.init(value, bounds, nil, label(), [minimumValueLabel(), maximumValueLabel()], onEditingChanged)
    init<Value: BinaryFloatingPoint>(value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Value.Stride: BinaryFloatingPoint = self.init(value, bounds, step, label(), [minimumValueLabel(), maximumValueLabel()], onEditingChanged)
    """)

  // The order of the parameters in Apple's older API.
  #kept(
    """
    @_disfavoredOverload init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) where V.Stride: BinaryFloatingPoint = self.init(value, bounds, nil, label(), [minimumValueLabel, maximumValueLabel], onEditingChanged)
    @_disfavoredOverload init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) where V.Stride: BinaryFloatingPoint = self.init(value, bounds, step, label(), [minimumValueLabel, maximumValueLabel], onEditingChanged)
    """)

  func show(in renderer: Renderer) -> [UIView] {
    let view = renderer.keep { AdjustableView(frame: .zero) }
    view.isEnabled = renderer.environment.takesTaps
    view.move = { [value, bounds, step, onEditingChanged] direction in
      onEditingChanged(true)
      let moved = value.wrappedValue + direction * step
      value.wrappedValue = min(max(moved, bounds.lowerBound), bounds.upperBound)
      onEditingChanged(false)
    }
    let shown = ends.enumerated().flatMap { renderer.show($0.element, at: $0.offset + 1) }
    view.showOnly(renderer.show(label, at: 0) + shown)
    renderer.decorate(view) { $0.look.append(lookText("Slider", ["value": value.wrappedValue])) }
    return [view]
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  #kept(
    """
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint = self.init(value, bounds, nil, EmptyView(), [], onEditingChanged)
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint = self.init(value, bounds, step, EmptyView(), [], onEditingChanged)
    """)
}

extension Slider where ValueLabel == EmptyView {
  #kept(
    """
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint = self.init(value, bounds, nil, label(), [], onEditingChanged)
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint = self.init(value, bounds, step, label(), [], onEditingChanged)
    @_disfavoredOverload init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label) where V.Stride: BinaryFloatingPoint = self.init(value, bounds, nil, label(), [], onEditingChanged)
    """)
}

extension Binding where Value: BinaryFloatingPoint {
  /// A binding to the value as a double.
  fileprivate var asDouble: Binding<Double> {
    Binding<Double>(get: { Double(wrappedValue) }, set: { wrappedValue = Value($0) })
  }
}
