import UIKit

/// Nothing.
public struct EmptyView: View {
  /// Makes it.
  public init() {}
}

extension EmptyView: ShownView {
  func show(in renderer: Renderer) -> [UIView] { [] }
}
