import SimulatedUIKit

/// A stack of screens in the older form.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a stack with its first screen.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: ShownView {
  func show(in renderer: Renderer) -> [UIView] { renderer.show(NavigationStack { content }) }
}
