import CameraControl
import CameraControlTesting

// What holds between the machines of a phone after every step, whatever apps do.

extension PhoneWalk {
  /// Something that a phone promises, in words, and whether it holds now.
  typealias Promise = (name: String, holds: @MainActor (PhoneWalk) throws -> Bool)

  static let promises: [Promise] = overlayPromises + sessionPromises + cameraPromises + restPromises

  private static let overlayPromises: [Promise] = [
    (
      "as many sessions are active as overlays are open",
      { $0.ledger.activeCount == ($0.isOverlayOpen ? 1 : 0) }
    ),
    (
      "the overlay is open only over an app on a lit screen",
      { !$0.isOverlayOpen || ($0.phone.frontApp != nil && $0.phone.isScreenOn) }
    ),
    (
      "the overlay is open only if the button and its adjustments are switched on",
      { walk in
        let settings = walk.phone.settings
        return !walk.isOverlayOpen
          || (settings.cameraControlEnabled && settings.adjustmentsEnabled)
      }
    ),
    (
      "fullscreen is entered only with the overlay",
      { ($0.isOverlayOpen || !$0.phone.isFullscreen) && $0.ledger.fullscreenCount <= 1 }
    ),
    (
      "the focus is locked only in a control, and where settings allow it",
      { walk in
        guard walk.phone.isFocusLocked else {
          return walk.phone.cameras.allSatisfy { !$0.isFocusLocked }
        }
        if case .control = walk.phone.overlay { return walk.phone.settings.focusLock }
        return false
      }
    ),
    (
      "the list has an item that is highlighted",
      { walk in
        guard case .list(let items, let highlighted) = walk.phone.overlay else { return true }
        return items.indices.contains(highlighted)
      }
    ),
  ]

  private static let sessionPromises: [Promise] = [
    (
      "a session has at most four controls, and none twice",
      { walk in
        walk.openSessions.allSatisfy { session in
          let ids = session.controls.map { ObjectIdentifier($0) }
          return ids.count <= session.maxControlsCount && Set(ids).count == ids.count
        }
      }
    ),
    (
      "a control belongs to one session",
      { walk in
        let ids = walk.openSessions.flatMap { $0.controls.map { ObjectIdentifier($0) } }
        return Set(ids).count == ids.count
      }
    ),
    (
      "a session does not run while it is interrupted",
      { walk in walk.openSessions.allSatisfy { !($0.isRunning && $0.isInterrupted) } }
    ),
    (
      "what interrupts one session in front interrupts all of them",
      { walk in
        let started = walk.openSessions.filter {
          $0.app == walk.phone.frontApp && ($0.isRunning || $0.isInterrupted)
        }
        return Set(started.map(\.isInterrupted)).count <= 1
      }
    ),
    (
      "only sessions of the app in front run",
      { walk in
        walk.openSessions.allSatisfy { !$0.isRunning || $0.app == walk.phone.frontApp }
      }
    ),
  ]

  private static let cameraPromises: [Promise] = [
    (
      "the zoom and the bias of a camera are in their ranges",
      { walk in
        walk.phone.cameras.allSatisfy { camera in
          (camera.minAvailableVideoZoomFactor...camera.maxAvailableVideoZoomFactor)
            .contains(camera.videoZoomFactor)
            && (camera.minExposureTargetBias...camera.maxExposureTargetBias)
              .contains(camera.exposureTargetBias)
        }
      }
    )
  ]

  private static let restPromises: [Promise] = [
    (
      "no deadline lies in the past",
      { walk in walk.phone.nextDeadline.map { $0 >= walk.phone.now } ?? true }
    ),
    (
      "a handler hears of a press only between its beginning and its end",
      { $0.ledger.openEventCount >= 0 }
    ),
    (
      "the phone is locked only behind its Lock Screen",
      { !$0.phone.isLocked || $0.phone.isLockScreenShown }
    ),
    (
      "only a visit is in front of the Lock Screen",
      { walk in
        guard walk.phone.isLockScreenShown, let front = walk.phone.frontApp else { return true }
        return front == walk.product?.visit?.app
      }
    ),
  ]

  private var isOverlayOpen: Bool { phone.overlay != .hidden }
  private var openSessions: [CaptureSession] { sessions.compactMap(\.self) }

  /// Throws what is still open once everybody has let go and a long time has passed.
  func checkUnfinishedWork() throws {
    var left: [String] = []
    if let deadline = phone.nextDeadline { left.append("a deadline was left behind: \(deadline)") }
    if isOverlayOpen { left.append("the overlay stayed open") }
    if ledger.openEventCount > 0 { left.append("a press stayed open") }
    if phone.isFullscreen || phone.isFocusLocked { left.append("fullscreen or focus stayed") }
    if let first = left.first { throw PhoneWalkMistake(first) }
  }
}
