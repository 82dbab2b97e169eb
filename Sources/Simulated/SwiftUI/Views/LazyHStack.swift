public import Foundation
import SimulatedUIKit

/// A horizontal stack of views; all are made at once, and layout is not modelled.
public struct LazyHStack<Content: View>: View {
  private let content: Content

  /// Creates a horizontal stack of views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHStack: ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showTogether(content)] }
}
