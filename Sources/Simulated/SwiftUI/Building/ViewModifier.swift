/// A modifier, which you can apply to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The view that the modifier changes.
  typealias Content = ModifiedViewContent
  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier.
  @MainActor public static let identity = EmptyModifier()
  /// Creates the modifier.
  public nonisolated init() {}
  /// Returns the view.
  public func body(content: Content) -> some View { content }
}

/// The view that a modifier changes.
public struct ModifiedViewContent: ShownView, View {
  let content: GivenContent

  func show(in renderer: Renderer) -> [UIView] {
    renderer.with(source: content.source) { content.view.map { renderer.show($0) } ?? [] }
  }
}

/// A view that the app's code receives, to build another view from it.
///
/// It comes from an outer view, and may change without that code running again.
final class GivenContent {
  fileprivate var view: (any View)?
  fileprivate var source = 0
}

extension Renderer {
  /// Returns what the app's code receives in place of a view; `index` tells the views that it receives
  /// together apart.
  func give(_ view: any View, at index: Int = 0) -> ModifiedViewContent {
    at(Step(index: index, id: nil, type: ObjectIdentifier(GivenContent.self))) {
      let given = keep { GivenContent() }
      (given.view, given.source) = (view, source)
      return ModifiedViewContent(content: given)
    }
  }
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
    let given = renderer.give(content)
    return renderer.evaluate(modifier) {
      $0.body(content: given)
    } then: {
      renderer.show($0)
    }
  }
}
