/// The windows of an app; on a phone there is one.
public struct WindowGroup<Content: View>: Scene {
  let content: () -> Content

  /// Creates the windows from what is shown in each.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
}

extension WindowGroup: ShownScene {
  var root: any View { content() }
}

/// A scene that has views.
@MainActor
protocol ShownScene {
  /// What is shown in a window of the scene.
  var root: any View { get }
}
