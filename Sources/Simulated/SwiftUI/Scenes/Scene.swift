/// A part of an app with its own views.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene
  /// The content of this scene, which is also a scene.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never { #kept("let body: Never = noBody(of: Self.self)") }

/// A scene that has views.
@MainActor
protocol ShownScene {
  /// The content of a window of the scene.
  var root: any View { get }
}

/// The content of a scene, as a view.
struct SceneView<Content: Scene>: ShownView {
  let scene: Content

  func show(in renderer: Renderer) -> [UIView] {
    if let shown = scene as? any ShownScene {
      return renderer.evaluate(shown, \.root) { (root: any View) in renderer.show(root) }
    }
    return Content.Body.self == Never.self
      ? [] : renderer.evaluate(scene, \.body) { renderer.show(SceneView<Content.Body>(scene: $0)) }
  }
}

/// A scene that adds something to the views in its windows.
struct ModifiedScene<Content: Scene, Shown: View>: Scene, ShownScene {
  let content: Content
  let modify: (SceneView<Content>) -> Shown

  var root: any View { modify(SceneView(scene: content)) }
}

/// A result builder for the scenes of an app.
///
/// At launch, a phone shows the first of several scenes, and so does a simulated phone.
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

/// A scene for the windows of an app; on a phone, there is one window.
@Kept(
  #"""
  init(@ViewBuilder content: @escaping () -> Content) = self.content = content
  init(_ titleKey: LocalizedStringKey, id: String = "", @ViewBuilder content: @escaping () -> Content) = self.content = content
  init(id: String, @ViewBuilder content: @escaping () -> Content) = self.content = content
  """#)
public struct WindowGroup<Content: View>: Scene, ShownScene {
  let content: () -> Content

  var root: any View { content() }
}
