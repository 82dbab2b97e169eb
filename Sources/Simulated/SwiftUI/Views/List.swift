import SimulatedUIKit

/// A list of views; all are made at once.
public struct List<Content: View>: View {
  private let content: Content

  /// Creates a list of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension List: ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showTogether(content)] }
}
