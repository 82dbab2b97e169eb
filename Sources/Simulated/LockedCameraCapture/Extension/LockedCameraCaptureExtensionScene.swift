public import SimulatedExtensionKit

/// A scene that a capture extension can show.
@MainActor
public protocol LockedCameraCaptureExtensionScene: AppExtensionScene {}
