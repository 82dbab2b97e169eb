/// A choice; a tap on a view with a tag chooses it.
@Kept(
  """
  init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) = (self.selection, self.content, self.label) = (selection, content(), label())
  init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) = (self.selection, self.content, self.label) = (selection, content(), label)
  """)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, ShownView {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  func show(in renderer: Renderer) -> [UIView] {
    let view = renderer.keep { UIView(frame: .zero) }
    let labels = renderer.show(label, at: 0)
    let options = renderer.with {
      $0.choose = { [selection] tag in
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      }
    } _: {
      renderer.show(content, at: 1)
    }
    view.showOnly(labels + options)
    renderer.decorate(view) {
      $0.look.append(lookText("Picker", ["selection": selection.wrappedValue]))
    }
    return [view]
  }
}

extension Picker where Label == Text {
  #titles("init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)")
}

extension Picker where Label == SimulatedSwiftUI.Label<Text, Image> {
  #titles(
    "init(systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)"
  )
}

extension View {
  /// Sets the value that the view represents in a picker.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }
}

private struct TaggedView<Content: View>: ShownView, Wrapping {
  let content: Content
  let tag: AnyHashable?

  func show(in renderer: Renderer) -> [UIView] {
    guard let choose = renderer.environment.choose, let tag else { return renderer.show(content) }
    return renderer.show(TapView(content: content, count: 1) { [tag] _ in choose(tag) })
  }
}

extension EnvironmentValues {
  /// Chooses a tag in the choice around the view.
  @Entry fileprivate var choose: ((AnyHashable) -> Void)?
}

/// A choice of a date; a test changes its binding.
@Kept(
  """
  init(selection: Binding<Date>, displayedComponents: DatePickerComponents = .all, @ViewBuilder label: () -> Label) = (self.selection, self.label) = (selection, label())
  init<R: RangeExpression>(selection: Binding<Date>, in range: R, displayedComponents: DatePickerComponents = .all, @ViewBuilder label: () -> Label) where R.Bound == Date = (self.selection, self.label) = (selection, label())
  """)
public struct DatePicker<Label: View>: View, ShownView {
  private let selection: Binding<Date>
  private let label: Label

  func show(in renderer: Renderer) -> [UIView] {
    renderer.showTogether(
      label, look: lookText("DatePicker", ["selection": selection.wrappedValue]))
  }
}

extension DatePicker where Label == Text {
  #titles(
    """
    init(selection: Binding<Date>, displayedComponents: DatePickerComponents = .all)
    init<R: RangeExpression>(selection: Binding<Date>, in range: R, displayedComponents: DatePickerComponents = .all) where R.Bound == Date
    """)
}

/// The parts of a date.
@Flags("hourAndMinute; date; all = 3")
public struct DatePickerComponents: OptionSet, Sendable {}

/// A control for choosing a color; to choose one, a test sets the binding.
@Kept(
  "init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) = (self.selection, self.label) = (selection, label())"
)
public struct ColorPicker<Label: View>: View, ShownView {
  private let selection: Binding<Color>
  private let label: Label

  func show(in renderer: Renderer) -> [UIView] {
    renderer.showTogether(
      label, look: lookText("ColorPicker", ["selection": selection.wrappedValue]))
  }
}

extension ColorPicker where Label == Text {
  #titles("init(selection: Binding<Color>, supportsOpacity: Bool = true)")
}
