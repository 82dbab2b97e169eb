import SimulatedUIKit

/// A line between views.
public struct Divider: View {
  /// Creates a line.
  public nonisolated init() {}
}

extension Divider: ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showLeaf("Divider")] }
}
