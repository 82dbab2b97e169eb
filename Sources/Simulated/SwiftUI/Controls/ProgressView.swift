/// A view that shows that a task is in progress, or how much of the task is complete.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, ShownView {
  private let look: String
  private var fraction: Double?
  private let label: Label
  private let valueLabel: CurrentValueLabel

  func show(in renderer: Renderer) -> [UIView] {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: .init(content: renderer.give(label)),
      currentValueLabel: .init(content: renderer.give(valueLabel, at: 1)))
    let view = renderer.showStyled(configuration) { $0.labels }
    renderer.decorate(view) { $0.look.append(look) }
    return [view]
  }

  /// Creates a bar with a label, and with a label for the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    look = lookText("ProgressView", ["value": value, "total": total])
    (self.label, valueLabel) = (label(), currentValueLabel())
    fraction = value.map { Double($0 / total) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress view with a label but without a value.
  public init(@ViewBuilder label: () -> Label) {
    (look, self.label, valueLabel) = ("ProgressView", label(), EmptyView())
  }

  /// Creates a bar with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  #kept(
    """
    init() = self.init { EmptyView() }
    init<V: BinaryFloatingPoint>(value: V?, total: V = 1) = self.init(value: value, total: total) { EmptyView() }
    """)
}

extension ProgressView where Label == Text, CurrentValueLabel == Text {
  /// Creates a bar for the progress of a task.
  public init(_ progress: Progress) {
    self.init(value: progress.fractionCompleted) {
      Text(progress.localizedDescription ?? "")
    } currentValueLabel: {
      Text(progress.localizedAdditionalDescription ?? "")
    }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  #titles("init(); init<V: BinaryFloatingPoint>(value: V?, total: V = 1)")
}
