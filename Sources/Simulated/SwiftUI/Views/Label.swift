/// A title with a symbol.
public struct Label<Title: View, Icon: View>: View, ShownView {
  private let title: Title
  private let icon: Icon

  /// Creates a label from its parts.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  func show(in renderer: Renderer) -> [UIView] {
    let configuration = LabelStyleConfiguration(
      title: renderer.give(title), icon: renderer.give(icon, at: 1))
    return [renderer.showStyled(configuration) { $0.both }]
  }
}

extension Label where Title == Text, Icon == Image {
  private init(symbol: String, label: () -> Text) {
    self.init(title: label, icon: { Image(systemName: symbol) })
  }

  private init(picture: String, label: () -> Text) {
    self.init(title: label, icon: { Image(picture) })
  }

  #kept(
    """
    init(_ titleKey: LocalizedStringKey, systemImage name: String) = self.init(symbol: name) { Text(titleKey) }
    @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage name: String) = self.init(symbol: name) { Text(title) }
    @_disfavoredOverload init(_ titleResource: LocalizedStringResource, systemImage name: String) = self.init(symbol: name) { Text(titleResource) }
    @_disfavoredOverload init(_ titleResource: LocalizedStringResource, image name: String) = self.init(picture: name) { Text(titleResource) }
    init(_ titleKey: LocalizedStringKey, image name: String) = self.init(picture: name) { Text(titleKey) }
    @_disfavoredOverload init<S: StringProtocol>(_ title: S, image name: String) = self.init(picture: name) { Text(title) }
    """)
}

/// A style for the look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of a label's view.
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
@MainActor @preconcurrency
public struct LabelStyleConfiguration {
  /// The title.
  public let title: ModifiedViewContent
  /// The symbol.
  public let icon: ModifiedViewContent

  /// The symbol and the title.
  @ViewBuilder var both: some View {
    icon
    title
  }
}

extension SystemStyle: LabelStyle {
  /// Returns the symbol and the title, even if the style would hide one of them.
  @MainActor public func makeBody(configuration: LabelStyleConfiguration) -> AnyView {
    AnyView(configuration.both.looked("labelStyle", ["": description]))
  }
}

extension LabelStyle where Self == SystemStyle {
  #styles("automatic; iconOnly; titleOnly; titleAndIcon")
}

extension View {
  /// Sets the style for the look of labels.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { styled(style.makeBody) }
}
