import CameraControl
import SimulatedAVFoundation
import SimulatedUIKit

/// A launch of a capture extension on a phone.
struct CaptureVisit: Sendable {
  let visit: LockScreenVisit
  let home: ProductHome

  var contentURL: URL { home.folders.ofVisit(visit.directory) }

  /// Opens the app with an activity.
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

  /// Deletes what has been written so far.
  func empty() { visit.emptyContent() }
}
