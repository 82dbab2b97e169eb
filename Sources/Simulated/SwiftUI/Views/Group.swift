import SimulatedUIKit

/// A group of views, without a view around them.
public struct Group<Content: View>: View {
  let content: Content

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: ShownView {
  func show(in renderer: Renderer) -> [UIView] { renderer.show(content) }
}
