import Foundation
import SimulatedUIKit

extension View {
  /// Shows views behind the view.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    CompositionView(content: self, other: content(), isBehind: true)
  }

  /// Shows a view behind the view.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    CompositionView(content: self, other: background, isBehind: true)
  }

  /// Shows views in front of the view.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    CompositionView(content: self, other: content(), isBehind: false)
  }

  /// Shows a view in front of the view.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    CompositionView(content: self, other: overlay, isBehind: false)
  }

  /// Shows views at the top or the bottom of the view.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    CompositionView(content: self, other: content(), isBehind: false)
  }

  /// Shows the view where another one has colour.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    CompositionView(content: self, other: mask(), isBehind: true)
  }
}

/// The top or the bottom.
public enum VerticalEdge: CaseIterable, Hashable, Sendable {
  /// The top.
  case top
  /// The bottom.
  case bottom
}

/// A view with others behind or in front of it.
struct CompositionView<Content: View, Other: View>: ShownView, Wrapping {
  let content: Content
  let other: Other
  let isBehind: Bool

  func show(in renderer: Renderer) -> [UIView] {
    let views = renderer.show(content, at: 0)
    let others = renderer.accompany(renderer.show(other, at: 1))
    return isBehind ? others + views : views + others
  }
}
