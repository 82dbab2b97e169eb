import CameraControl
import SimulatedAVFoundation
import SimulatedUIKit

/// The parts of a launch that a session needs.
protocol CaptureVisit: Sendable {
  /// The content directory of the launch.
  var contentURL: URL { get }
  /// Opens the app with an activity.
  func open(_ activity: Handoff<NSUserActivity>) async throws
  /// Deletes what has been written so far.
  func empty()
}

/// A stand-in for a scene that no phone shows, such as in a preview.
struct NoVisit: CaptureVisit {
  var contentURL: URL { FileManager.default.temporaryDirectory.appendingPathComponent("no-visit") }

  func open(_ activity: Handoff<NSUserActivity>) async throws {
    throw LockedCameraCaptureSession.ApplicationLaunchError.unknown
  }

  func empty() {}
}

/// A launch of a capture extension on a phone.
struct HostedVisit: CaptureVisit {
  let visit: LockScreenVisit
  let home: ProductHome

  var contentURL: URL { home.folders.ofVisit(visit.directory) }

  func open(_ activity: Handoff<NSUserActivity>) async throws {
    let ticket = home.keep(activity)
    let failure: LockedCameraCaptureSession.ApplicationLaunchError
    switch visit.openApplication(ticket: ticket) {
    case .opened: return
    case .authenticationFailed: failure = .authenticationFailed
    case .applicationNotFound: failure = .applicationNotFound
    case .unknown: failure = .unknown
    }
    _ = home.removeActivity(for: ticket)
    throw failure
  }

  func empty() { visit.emptyContent() }
}
