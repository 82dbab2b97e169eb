/// The older form of a stack of screens.
public struct NavigationView<Content: View>: View, ShownView {
  private let content: Content

  /// Creates a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func show(in renderer: Renderer) -> [UIView] { renderer.show(NavigationStack { content }) }
}
