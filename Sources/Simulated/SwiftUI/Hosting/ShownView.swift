/// A view without a body, which provides its UIKit views itself.
@MainActor
protocol ShownView: View where Body == Never {
  /// Returns the UIKit views, from back to front.
  func show(in renderer: Renderer) -> [UIView]
}

extension Optional: ShownView where Wrapped: View {
  func show(in renderer: Renderer) -> [UIView] { map { renderer.show($0) } ?? [] }
}
