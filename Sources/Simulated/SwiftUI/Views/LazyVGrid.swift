public import Foundation
import SimulatedUIKit

/// A vertical grid of views; all are made at once, and layout is not modelled.
public struct LazyVGrid<Content: View>: View {
  private let content: Content

  /// Creates a grid of views.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVGrid: ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showTogether(content)] }
}
