/// A menu, which always shows its content.
public struct Menu<Label: View, Content: View>: View, ShownView {
  private let label: Label
  private let content: Content
  private var primaryAction: (@MainActor () -> Void)?

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }

  /// Creates a menu whose label performs an action when the person taps it.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: label)
    self.primaryAction = primaryAction
  }

  func show(in renderer: Renderer) -> [UIView] {
    let view = renderer.keep { UIView(frame: .zero) }
    let shown = primaryAction.map { action in AnyView(Button(action: action) { label }) }
    view.showOnly(renderer.show(shown ?? AnyView(label), at: 0) + renderer.show(content, at: 1))
    return [view]
  }
}

extension Menu where Label == Text { #titles("init(@ViewBuilder content: () -> Content)") }

extension Menu where Label == SimulatedSwiftUI.Label<Text, Image> {
  #titles("init(systemImage: String, @ViewBuilder content: () -> Content)")
}

/// A group that a person can open; in the simulation, it's always open, even against its binding.
@Container("label", "init(); init(isExpanded: Binding<Bool>)")
public struct DisclosureGroup<Label: View, Content: View>: View, ShownView {}

extension DisclosureGroup where Label == Text {
  #titles(
    """
    init(@ViewBuilder content: () -> Content)
    init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
    """)
}

/// A box around content.
@Container("label", "init()")
public struct GroupBox<Label: View, Content: View>: View, ShownView {
  /// Creates a box; the arguments are in the order of Apple's older API.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a title.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text { #titles("init(@ViewBuilder content: () -> Content)") }

/// A label beside a value.
@Container("label", "init()")
public struct LabeledContent<Label: View, Content: View>: View, ShownView {}

extension LabeledContent where Label == Text {
  #titles("init(@ViewBuilder content: () -> Content)")
}

extension LabeledContent where Label == Text, Content == Text {
  private init(value: some StringProtocol, label: () -> Text) {
    self.init(content: { Text(value) }, label: label)
  }

  private init<F: FormatStyle>(value: F.FormatInput, format: F, label: () -> Text)
  where F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: label)
  }

  #titles(
    """
    init<V: StringProtocol>(value: V)
    init<F: FormatStyle>(value: F.FormatInput, format: F) where F.FormatOutput == String
    """)
}

/// A message that there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, ShownView
{
  private let label: Label
  private let text: Description
  private let actions: Actions

  /// Creates a message.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { (self.label, text, self.actions) = (label(), description(), actions()) }

  func show(in renderer: Renderer) -> [UIView] {
    renderer.show(label, at: 0) + renderer.show(text, at: 1) + renderer.show(actions, at: 2)
  }
}

extension ContentUnavailableView
where Label == SimulatedSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  private init(text: Text?, label: () -> Label) {
    self.init(label: label, description: { text }, actions: { EmptyView() })
  }

  #kept(
    """
    init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) = self.init(text: description) { SimulatedSwiftUI.Label(title, systemImage: name) }
    @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) = self.init(text: description) { SimulatedSwiftUI.Label(title, systemImage: name) }
    """)

  /// A message that a search has found nothing.
  public static var search: Self { search(text: "") }

  /// Returns a message that a search for a text has found nothing.
  public static func search(text: String) -> Self {
    Self("No Results", systemImage: "magnifyingglass", description: Text(text))
  }
}
