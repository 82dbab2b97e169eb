import SimulatedUIKit

/// A view that shows nothing.
public struct EmptyView: View {
  /// Creates an empty view.
  public init() {}
}

extension EmptyView: ShownView {
  func show(in renderer: Renderer) -> [UIView] { [] }
}
