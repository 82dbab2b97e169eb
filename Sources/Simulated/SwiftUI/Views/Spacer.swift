public import Foundation
import SimulatedUIKit

/// Space between views; layout is not modelled.
public struct Spacer: View {
  private let minLength: CGFloat?

  /// Creates space of at least a length.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    [renderer.showLeaf(lookText("Spacer", ["minLength": minLength]))]
  }
}
