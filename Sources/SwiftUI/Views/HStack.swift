import UIKit

/// Views beside each other; where exactly is not modelled.
public struct HStack<Content: View>: View {
  private let content: Content

  /// Puts views beside each other.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension HStack: ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showTogether(content)] }
}
