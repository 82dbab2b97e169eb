/// A result builder that combines the views in a closure into one.
@MainActor @preconcurrency @resultBuilder
public enum ViewBuilder {
  /// Returns a view unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Returns an empty view for an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Returns a single view unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView((repeat each content), views: views)
  }

  #kept(
    """
    static func buildIf<Content: View>(_ content: Content?) -> Content? = content
    static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> = .first(first)
    static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> = .second(second)
    static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content = content
    """)
}

/// Several views, one after the other.
public struct TupleView<Content>: View, ShownView {
  /// The views.
  public let value: Content

  let views: [any View]

  init(_ value: Content, views: [any View]) {
    self.value = value
    self.views = views
  }

  func show(in renderer: Renderer) -> [UIView] {
    views.enumerated().flatMap { index, view in renderer.show(view, at: index) }
  }
}

/// The view of one of two branches.
public enum ConditionalContent<First: View, Second: View>: View, ShownView {
  /// The code took the first branch.
  case first(First)
  /// The code took the second branch.
  case second(Second)

  func show(in renderer: Renderer) -> [UIView] {
    switch self {
    case .first(let view): renderer.show(view, at: 0)
    case .second(let view): renderer.show(view, at: 1)
    }
  }
}
