import AppIntents
import LockedCameraCapture

/// What tests of this target's types need from outside of it.
package enum CaptureExtensionParts {
  @MainActor package static let captureExtension: any LockedCameraCaptureExtension.Type =
    ClownTownCaptureExtension.self
  package static let intent: any CameraCaptureIntent.Type = ClownTownCaptureIntent.self

  /// Forgets what earlier visits left in statics, as a new process does.
  @MainActor package static func reset() { Makeup.shared.isOn = false }
}
