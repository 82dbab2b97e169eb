/// A stack of screens, which shows its last screen.
///
/// A tap on a ``NavigationLink`` adds a screen. To remove it, call `dismiss` in the screen, or tap
/// the view `BackButton` beside it. The screens below keep their states, but have disappeared.
public struct NavigationStack<Data, Root: View>: View, ShownView {
  private let path: NavigationScreens.Path?
  private let root: Root
  /// Creates a stack with its first screen, and with a path of values for the others.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = NavigationScreens.Path(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        if let value = value.base as? Data.Element { path.wrappedValue.append(value) }
      },
      removeLast: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } })
  }

  func show(in renderer: Renderer) -> [UIView] {
    let view = renderer.keep { UIView(frame: .zero) }
    let screens = renderer.keep { NavigationScreens() }
    let back = renderer.keep { TapAction() }
    screens.path = path
    back.action = { _ in screens.removeLast() }
    let (views, hasScreens) = showLast(of: screens, in: renderer)
    view.showOnly(views + (hasScreens ? [renderer.showBackButton(back)] : []))
    return [view]
  }

  // Each screen declares how to show the next values, so covered screens are evaluated as well.
  private func showLast(
    of screens: NavigationScreens, in renderer: Renderer
  ) -> (views: [UIView], hasScreens: Bool) {
    screens.begin()
    var (views, count) = ([UIView](), 0)
    var show = { renderer.show(root) }
    while true {
      let visible = renderer.living
      views = renderer.with { environment in
        environment.navigation = screens
        guard count > 0 else { return }
        environment.dismiss = DismissAction { screens.removeLast() }
        environment.isPresented = true
      } _: {
        show()
      }
      guard let screen = screens.screen(above: count) else { return (views, count > 0) }
      // Covered screens keep their states, but they have disappeared.
      renderer.living = visible
      count += 1
      show = { [count] in screens.show(screen, at: count, in: renderer) }
    }
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack with its first screen.
  public init(@ViewBuilder root: () -> Root) { (path, self.root) = (nil, root()) }

  /// Creates a stack with its first screen, and with a path of values for the others.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = NavigationScreens.Path(
      read: { path.wrappedValue.values }, append: { path.wrappedValue.values.append($0) },
      removeLast: { _ = path.wrappedValue.values.popLast() })
  }
}

/// Screens beside each other; an upright phone shows only the last.
@Kept(
  "init(columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic), @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) = (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())"
)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, ShownView {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  func show(in renderer: Renderer) -> [UIView] {
    renderer.show(NavigationStack { sidebar }, at: 0) + renderer.show(content, at: 1)
      + renderer.show(NavigationStack { detail }, at: 2)
  }
}

extension NavigationSplitView where Content == EmptyView {
  #kept(
    "init(columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic), @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) = self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)"
  )
}

/// Which columns are shown.
@Described("automatic; all; doubleColumn; detailOnly")
public struct NavigationSplitViewVisibility: Hashable, Sendable, CustomStringConvertible {}

extension Renderer {
  fileprivate func showBackButton(_ tap: TapAction) -> UIView {
    let button = keep { BackButton(frame: .zero) }
    button.accessibilityIdentifier = "BackButton"
    decorate(button) { $0.tapTargets.append(tap) }
    return button
  }
}

private final class BackButton: UIView {}

/// A stack of screens, in Apple's older API.
public struct NavigationView<Content: View>: View, ShownView {
  private let content: Content
  /// Creates a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func show(in renderer: Renderer) -> [UIView] { renderer.show(NavigationStack { content }) }
}

/// The values of a stack's screens, which may be of several types.
@Kept(
  """
  init()
  init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable = values = elements.map { AnyHashable($0) }
  let count: Int = values.count; let isEmpty: Bool = values.isEmpty
  mutating func append<Value: Hashable>(_ value: Value) = values.append(AnyHashable(value))
  mutating func removeLast(_ k: Int = 1) = values.removeLast(k)
  """)
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// The values in a representation that an app can store; always `nil`.
  @available(*, unavailable, message: "The simulated SwiftUI stores no paths. Store the values.")
  public var codable: Never? { nil }
}
