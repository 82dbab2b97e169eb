public import Foundation
import SimulatedUIKit

/// A vertical stack of views; layout is not modelled.
public struct VStack<Content: View>: View {
  private let content: Content

  /// Creates a vertical stack of views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension VStack: ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showTogether(content)] }
}
