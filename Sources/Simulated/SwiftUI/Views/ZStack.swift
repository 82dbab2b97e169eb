import SimulatedUIKit

/// A stack of views, one in front of the other; layout is not modelled.
public struct ZStack<Content: View>: View {
  private let content: Content

  /// Creates a stack of views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ZStack: ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showTogether(content)] }
}
