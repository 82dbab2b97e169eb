import SimulatedUIKit

/// A slider; `accessibilityIncrement()` and `accessibilityDecrement()` of its view move it.
///
/// They move it by the step, or by a tenth of the range if there is none.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double
  private let label: Label
  private let onEditingChanged: (Bool) -> Void

  private init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value?, label: Label,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = value.asDouble
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    if let step {
      self.step = Double(step)
    } else {
      self.step = Double(bounds.upperBound - bounds.lowerBound) / 10
    }
    self.label = label
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider for a value in a range.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, label: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for a value in a range, which goes in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: Value(step), label: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label for a value in a range.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: nil, label: label(), onEditingChanged: onEditingChanged)
  }
}

extension Slider: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    let view = renderer.keep { AdjustableView(frame: .zero) }
    view.isEnabled = renderer.environment.takesTaps
    view.move = { [value, bounds, step, onEditingChanged] direction in
      onEditingChanged(true)
      let moved = value.wrappedValue + direction * step
      value.wrappedValue = min(max(moved, bounds.lowerBound), bounds.upperBound)
      onEditingChanged(false)
    }
    view.showOnly(renderer.show(label))
    renderer.decorate(view) { $0.look.append(lookText("Slider", ["value": value.wrappedValue])) }
    return [view]
  }
}

extension Binding where Value: BinaryFloatingPoint {
  /// A binding to the value as a double.
  fileprivate var asDouble: Binding<Double> {
    Binding<Double>(get: { Double(wrappedValue) }, set: { wrappedValue = Value($0) })
  }
}
