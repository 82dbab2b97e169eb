/// A result builder for the scenes of an app.
///
/// Of several scenes, a phone shows the first when the app is launched; so does this one.
@MainActor @preconcurrency @resultBuilder
public enum SceneBuilder {
  /// Returns a scene unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns a single scene unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the first of several scenes.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> some Scene { first }
}
