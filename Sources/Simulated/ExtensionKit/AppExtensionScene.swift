// Apple's module exports this, so sources that import nothing else rely on it.
@_exported import SimulatedExtensionFoundation

/// A part of an extension with its own views.
@MainActor @preconcurrency
public protocol AppExtensionScene {
  /// The type of the scene's body.
  associatedtype Body: AppExtensionScene
  /// The content of this scene, which is also a scene.
  var body: Body { get }
}

extension Never: AppExtensionScene {}

extension AppExtensionScene where Body == Never {
  /// Traps, because the library's own scenes have no body; nothing calls this.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// The configuration of an extension that shows a scene.
@MainActor @preconcurrency
public struct AppExtensionSceneConfiguration: AppExtensionConfiguration {
  /// The scene that is shown.
  package let scene: any AppExtensionScene
  /// Creates a configuration from a scene.
  public init(_ scene: some AppExtensionScene) { self.scene = scene }
}
