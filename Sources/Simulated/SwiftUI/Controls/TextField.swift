/// A field for a text; `simulateTyping(_:)` of its view types in it.
///
/// A tap gives the field the keyboard. A line break submits the text and gives the keyboard up, or is
/// part of the text in a vertical field.
@Kept(
  """
  init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) = self.init(TextSource(text), label: label())
  init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) = self.init(TextSource(text), label: label(), isMultiline: axis == .vertical)
  """)
public struct TextField<Label: View>: View, ShownView {
  private let source: TextSource
  private let label: Label
  private let isMultiline: Bool
  private var onEditingChanged: (Bool) -> Void = { _ in }
  private var onCommit: (() -> Void)?

  private init(_ source: TextSource, label: Label, isMultiline: Bool = false) {
    (self.source, self.label, self.isMultiline) = (source, label, isMultiline)
  }

  func show(in renderer: Renderer) -> [UIView] {
    let view = renderer.keep { TextInputView(frame: .zero) }
    let input = renderer.keep { TextInput(renderer.only { Keyboard() }) }
    let tap = renderer.keep { TapAction() }
    let environment = renderer.environment
    view.input = input
    (input.source, input.isMultiline) = (source, isMultiline)
    (input.sites, input.actions) = (
      environment.focusSites, environment.submitActions + [onCommit].compactMap { $0 }
    )
    input.onEditingChanged = onEditingChanged
    input.isEnabled = environment.takesTaps
    for site in input.sites where input.isEnabled { site.hasField = true }
    tap.isEnabled = input.isEnabled
    tap.action = { _ in input.takeKeyboard() }
    renderer.live(input)
    view.showOnly(renderer.show(label))
    renderer.decorate(view) { view in
      view.look.append(lookText("TextField", ["text": input.text]))
      view.tapTargets.append(tap)
    }
    return [view]
  }
}

extension TextField where Label == Text {
  private init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text?, label: () -> Text
  ) where F.FormatOutput == String { self.init(TextSource(value, format), label: label()) }

  private init(
    text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}, label: () -> Text
  ) {
    self.init(TextSource(text), label: label())
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
  }

  private init<V>(value: Binding<V>, formatter: Formatter, label: () -> Text) {
    self.init(TextSource(value, formatter), label: label())
  }

  #titles(
    """
    init<V>(value: Binding<V>, formatter: Formatter)
    init(text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void)
    init(text: Binding<String>, onCommit: @escaping () -> Void)
    init(text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void)
    init(text: Binding<String>); init(text: Binding<String>, prompt: Text?)
    init(text: Binding<String>, axis: Axis); init(text: Binding<String>, prompt: Text?, axis: Axis)
    init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F.FormatOutput == String
    """)
}

/// A field for a secret text.
@Kept(
  "init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) = (self.text, self.label) = (text, label())"
)
public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let label: Label
  /// The field.
  public var body: some View { TextField(text: text) { label } }
}

extension SecureField where Label == Text {
  #titles("init(text: Binding<String>); init(text: Binding<String>, prompt: Text?)")
}

/// A field for a long text.
public struct TextEditor: View {
  private let text: Binding<String>
  /// Creates a field.
  public init(text: Binding<String>) { self.text = text }
  /// The field.
  public var body: some View { TextField(text: text, axis: .vertical) { EmptyView() } }
}
