public import SimulatedExtensionKit
public import SimulatedSwiftUI

/// The scene of a capture extension: the views for one session.
@MainActor
public struct LockedCameraCaptureUIScene<Content: View>: LockedCameraCaptureExtensionScene, Sendable
{
  /// The session that the scene is for.
  @MainActor public let session: LockedCameraCaptureSession

  @MainActor private let content: (LockedCameraCaptureSession) -> Content

  /// Creates a scene; the system provides the session.
  @MainActor
  public init(content: @escaping (LockedCameraCaptureSession) -> Content) {
    session = LockedCameraCaptureSession.visiting ?? LockedCameraCaptureSession(nil)
    self.content = content
  }

  /// The scene itself, which has no parts.
  @MainActor @preconcurrency
  public var body: some AppExtensionScene { PrimitiveScene() }
}

extension LockedCameraCaptureUIScene: HostedScene {
  var root: any View { content(session) }
}

private struct PrimitiveScene: AppExtensionScene {}

/// A scene with views.
@MainActor
protocol HostedScene {
  /// The content of the scene.
  var root: any View { get }
}
