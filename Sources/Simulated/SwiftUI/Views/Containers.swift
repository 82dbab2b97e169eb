// The simulation has no layout: a container shows its content in its own view.

/// A column of views.
@Container("init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)")
public struct VStack<Content: View>: View, ShownView {}

/// A row of views.
@Container("init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)")
public struct HStack<Content: View>: View, ShownView {}

/// Views in front of each other.
@Container("init(alignment: Alignment = .center)")
public struct ZStack<Content: View>: View, ShownView {}

/// A column of views; the simulation creates all of them.
@Container("init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)")
public struct LazyVStack<Content: View>: View, ShownView {}

/// A row of views; the simulation creates all of them.
@Container("init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)")
public struct LazyHStack<Content: View>: View, ShownView {}

/// A grid of columns; the simulation creates all of its views.
@Container(
  "init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)")
public struct LazyVGrid<Content: View>: View, ShownView {}

/// A grid of rows.
@Container(
  "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)"
)
public struct Grid<Content: View>: View, ShownView {}

/// A row of a grid.
@Container("init(alignment: VerticalAlignment? = nil)")
public struct GridRow<Content: View>: View, ShownView {}

/// A form.
@Container("init()")
public struct Form<Content: View>: View, ShownView {}

/// Content that scrolls; a test can't scroll it.
@Container("init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true)")
public struct ScrollView<Content: View>: View, ShownView {}

/// Effects of glass that flow into each other.
@Container("init(spacing: CGFloat? = nil)")
public struct GlassEffectContainer<Content: View>: View, ShownView {}

/// Views without a container of their own.
public struct Group<Content: View>: View, ShownView, ViewSequence {
  let content: Content
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func show(in renderer: Renderer) -> [UIView] { renderer.show(content) }

  var members: [(id: AnyHashable?, view: any View)] { [(nil, content)] }
}

/// A list; a test chooses none of its views by their identity.
@Kept(
  """
  init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) = self.content = content()
  init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) = self.content = content()
  """)
public struct List<SelectionValue: Hashable, Content: View>: View, ShownView {
  private let content: Content

  func show(in renderer: Renderer) -> [UIView] { [renderer.showTogether(content)] }

  #kept(
    """
    init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable = content = ForEach(data, content: rowContent)
    init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable = content = ForEach(data, content: rowContent)
    """)
}

extension List where SelectionValue == Never {
  #kept(
    """
    init(@ViewBuilder content: () -> Content) = self.content = content()
    init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable = content = ForEach(data, content: rowContent)
    init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent> = content = ForEach(data, id: id, content: rowContent)
    """)
}

/// A part of a list or form.
public struct Section<Parent: View, Content: View, Footer: View>: View, ShownView {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Creates a part with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { (self.content, self.header, self.footer) = (content(), header(), footer()) }

  /// Creates a part with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }

  func show(in renderer: Renderer) -> [UIView] {
    renderer.show(header, at: 0) + renderer.show(content, at: 1) + renderer.show(footer, at: 2)
  }
}

extension Section where Footer == EmptyView {
  #kept(
    """
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) = self.init(content: content, header: header, footer: { EmptyView() })
    init(header: Parent, @ViewBuilder content: () -> Content) = self.init(content: content, header: { header })
    """)
}

extension Section where Parent == EmptyView {
  #kept(
    """
    init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) = self.init(content: content, header: { EmptyView() }, footer: footer)
    init(footer: Footer, @ViewBuilder content: () -> Content) = self.init(content: content, footer: { footer })
    """)
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  #kept(
    "init(@ViewBuilder content: () -> Content) = self.init(content: content, header: { EmptyView() })"
  )
}

extension Section where Parent == Text, Footer == EmptyView {
  private init(content: () -> Content, label: () -> Text) {
    (self.content, header, footer) = (content(), label(), EmptyView())
  }

  private init(isExpanded: Binding<Bool>, content: () -> Content, label: () -> Text) {
    self.init(content: content, label: label)
  }

  #titles(
    """
    init(@ViewBuilder content: () -> Content)
    init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
    """)
}

/// A column or a row of a lazy grid.
@Fields("_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil")
public struct GridItem: Sendable {
  /// The size of a column or a row.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
}
