import SimulatedUIKit

/// A group of settings.
public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a group of settings.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showTogether(content)] }
}
