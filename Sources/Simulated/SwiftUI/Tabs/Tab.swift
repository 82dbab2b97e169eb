extension View {
  /// Sets the item that a person taps to choose the view in a tab view.
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    TabItemView(content: self, label: label())
  }
}

private struct TabItemView<Content: View, Item: View>: ShownView, Wrapping {
  let content: Content
  let label: Item

  var item: (any View)? { label }

  func show(in renderer: Renderer) -> [UIView] { renderer.show(content) }
}

/// A screen of a tab view, in Apple's newer API.
public struct Tab<Value: Hashable, Content: View, Label: View>: View, ShownView, Wrapping {
  private let value: Value?
  private let label: Label
  let content: Content

  /// Creates a screen with a label and a value that identifies the screen.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.value, self.content, self.label) = (value, content(), label()) }

  var tag: AnyHashable? { value.map { AnyHashable($0) } }
  var item: (any View)? { label }

  func show(in renderer: Renderer) -> [UIView] { renderer.show(content) }
}

extension Tab where Label == SimulatedSwiftUI.Label<Text, Image> {
  #titles(
    """
    init(systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    init(systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
    init(image: String, value: Value, @ViewBuilder content: () -> Content)
    """)
}

extension Tab where Value == Int, Label == SimulatedSwiftUI.Label<Text, Image> {
  private init(content: () -> Content, label: () -> Label) {
    (value, self.content, self.label) = (nil, content(), label())
  }

  #titles(
    """
    init(systemImage: String, @ViewBuilder content: () -> Content)
    init(image: String, @ViewBuilder content: () -> Content)
    """)
}

/// The purpose of a screen.
@Described("search")
public struct TabRole: Hashable, Sendable, CustomStringConvertible {}
