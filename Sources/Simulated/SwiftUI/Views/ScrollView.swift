import SimulatedUIKit

/// A view that can be scrolled; all of its content is there at once.
public struct ScrollView<Content: View>: View {
  private let content: Content

  /// Creates a view that can be scrolled.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ScrollView: ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showTogether(content)] }
}
