import UIKit

/// Views in front of each other; where exactly is not modelled.
public struct ZStack<Content: View>: View {
  private let content: Content

  /// Puts views in front of each other.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ZStack: ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showTogether(content)] }
}
