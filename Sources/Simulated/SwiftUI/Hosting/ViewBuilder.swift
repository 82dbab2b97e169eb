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
    static func buildEither<First: View, Second: View>(first: First) \
      -> ConditionalContent<First, Second> = .first(first)
    static func buildEither<First: View, Second: View>(second: Second) \
      -> ConditionalContent<First, Second> = .second(second)
    static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content = content
    """)
}
