import SimulatedUIKit

/// A change of a view that can be applied to every view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that is changed.
  typealias Content = ModifiedViewContent

  /// Returns the changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct ModifiedViewContent: ShownView, View {
  let content: any View

  func show(in renderer: Renderer) -> [UIView] { renderer.show(content) }
}

extension View {
  /// Applies a modifier to the view.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifiedView(content: self, modifier: modifier)
  }
}

private struct ModifiedView<Content: View, Modifier: ViewModifier>: ShownView {
  let content: Content
  let modifier: Modifier

  func show(in renderer: Renderer) -> [UIView] {
    renderer.connect(modifier)
    return renderer.show(modifier.body(content: ModifiedViewContent(content: content)))
  }
}
