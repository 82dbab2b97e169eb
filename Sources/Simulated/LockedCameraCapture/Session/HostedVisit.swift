import CameraControl
import SimulatedAVFoundation
import SimulatedUIKit

/// The visit of a phone to a capture extension.
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
    _ = home.take(ticket)
    throw failure
  }

  func empty() { visit.emptyContent() }
}
