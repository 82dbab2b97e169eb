import SimulatedUIKit

/// A stack of screens, of which there is one here.
public struct NavigationStack<Content: View>: View {
  private let content: Content

  /// Creates a stack with its first screen.
  public init(@ViewBuilder root content: () -> Content) {
    self.content = content()
  }
}

extension NavigationStack: ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showTogether(content)] }
}
