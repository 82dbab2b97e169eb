import UIKit

/// Views together, without a view around them.
public struct Group<Content: View>: View {
  private let content: Content

  /// Puts views together.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: ShownView {
  func show(in renderer: Renderer) -> [UIView] { renderer.show(content) }
}
