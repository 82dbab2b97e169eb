import UIKit

/// A view that is not made of others, and says itself what stands on the screen for it.
@MainActor
protocol ShownView: View where Body == Never {
  /// The views on the screen, from the back to the front.
  func show(in renderer: Renderer) -> [UIView]
}

extension Optional: ShownView where Wrapped: View {
  func show(in renderer: Renderer) -> [UIView] {
    map { renderer.show($0) } ?? []
  }
}
