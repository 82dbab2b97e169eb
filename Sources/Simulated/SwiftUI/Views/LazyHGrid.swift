public import Foundation
import SimulatedUIKit

/// A horizontal grid of views; all are made at once, and layout is not modelled.
public struct LazyHGrid<Content: View>: View {
  private let content: Content

  /// Creates a grid of views.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHGrid: ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showTogether(content)] }
}
