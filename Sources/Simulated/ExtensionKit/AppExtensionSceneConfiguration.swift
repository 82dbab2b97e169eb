/// The configuration of an extension that shows a scene.
@MainActor @preconcurrency
public struct AppExtensionSceneConfiguration {
  /// The scene that is shown.
  package let scene: any AppExtensionScene

  /// Creates a configuration from a scene.
  public init(_ scene: some AppExtensionScene) { self.scene = scene }
}

extension AppExtensionSceneConfiguration: AppExtensionConfiguration {}
