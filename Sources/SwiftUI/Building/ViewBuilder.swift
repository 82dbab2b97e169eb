/// Makes one view of several that stand in a closure.
@MainActor @preconcurrency @resultBuilder
public enum ViewBuilder {
  /// Takes a view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Makes a view of nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Takes a single view as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Puts several views together.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView((repeat each content), views: views)
  }

  /// Makes a view that may be missing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Takes the view of the first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// Takes the view of the second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  /// Takes a view that only newer systems have.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content {
    content
  }
}
