import UIKit

/// Views below each other; where exactly is not modelled.
public struct VStack<Content: View>: View {
  private let content: Content

  /// Puts views below each other.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension VStack: ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showTogether(content)] }
}
