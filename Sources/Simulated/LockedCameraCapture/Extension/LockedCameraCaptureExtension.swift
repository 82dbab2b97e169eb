public import SimulatedExtensionFoundation
public import SimulatedExtensionKit

/// An app's camera for the Lock Screen, which the system starts in a separate process.
@MainActor
public protocol LockedCameraCaptureExtension: AppExtension {
  /// The type of the scene.
  associatedtype Body: LockedCameraCaptureExtensionScene
  /// The scene that the extension shows.
  @MainActor var body: Self.Body { get }
}

extension LockedCameraCaptureExtension {
  /// The configuration, which contains the scene.
  @MainActor public var configuration: AppExtensionSceneConfiguration {
    AppExtensionSceneConfiguration(body)
  }
}

/// A scene that a capture extension can show.
@MainActor
public protocol LockedCameraCaptureExtensionScene: AppExtensionScene {}
