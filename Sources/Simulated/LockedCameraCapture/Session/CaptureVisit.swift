import CameraControl
import SimulatedAVFoundation
import SimulatedUIKit

/// What a session needs of its visit.
protocol CaptureVisit: Sendable {
  /// The directory of the visit.
  var contentURL: URL { get }

  /// Opens the app with an activity.
  func open(_ activity: Handoff<NSUserActivity>) async throws

  /// Deletes what has been written so far.
  func empty()
}

/// Stands in where a scene is made that no phone shows, such as in a preview.
struct NoVisit: CaptureVisit {
  var contentURL: URL { FileManager.default.temporaryDirectory.appendingPathComponent("no-visit") }

  func open(_ activity: Handoff<NSUserActivity>) async throws {
    throw LockedCameraCaptureSession.ApplicationLaunchError.unknown
  }

  func empty() {}
}
