// What holds between the machines, each of which knows only its own part.

extension World {
  /// Returns a sentence for each invariant between two machines that does not hold, or none.
  func brokenTies() -> [String] {
    brokenOverlay() + brokenFinger() + brokenSessions()
  }

  /// The overlay belongs to a session that runs in front, on a phone that lets it open.
  private func brokenOverlay() -> [String] {
    guard overlay.isOpen else { return [] }
    var broken: [String] = []
    if !isScreenOn { broken.append("the overlay is open on a dark screen") }
    if !settings.cameraControlEnabled || !settings.adjustmentsEnabled {
      broken.append("the overlay is open, although light presses do not open it")
    }
    guard let stage = overlay.stage, let session = sessions[stage.session] else {
      return broken + ["the overlay is open over no session"]
    }
    if session.app != front {
      broken.append("the overlay is open over an app that is not in front")
    }
    if !session.isRunning { broken.append("the overlay is open over a session that does not run") }
    let isStale = behavior.overlay.runtimeMutation == .stale || quirks.staleOverlayAfterRemoval
    if !isStale, overlay.shown.map(\.id) != session.committedControls {
      broken.append("the overlay shows other controls than its session has")
    }
    return broken
  }

  /// What the button feels is what the overlay and the presses know of it.
  private func brokenFinger() -> [String] {
    var broken: [String] = []
    if !recogniser.isTouched, overlay.isTouched { broken.append("the overlay feels a finger") }
    if !recogniser.isPressed, !recogniser.isClickDown, overlay.isPressed {
      broken.append("the overlay feels a press")
    }
    if !recogniser.isClickDown, router.isDown(.cameraControl) {
      broken.append("a press of the Camera Control goes on without a finger")
    }
    return broken
  }

  /// Sessions run in front only, with as many controls as they may have.
  private func brokenSessions() -> [String] {
    var broken: [String] = []
    var seen: Set<ControlID> = []
    for (id, session) in sessions.entries {
      if session.isRunning, session.app != front, isSettled(session.app) {
        broken.append("session \(id.number) runs behind the app in front")
      }
      if session.isRunning, !interruptions.isEmpty {
        broken.append("session \(id.number) runs during an interruption")
      }
      if session.roster.controls.count > max(0, behavior.session.maxControls) {
        broken.append("session \(id.number) has too many controls")
      }
      for control in session.roster.controls where !seen.insert(control).inserted {
        broken.append("control \(control.number) is there twice")
      }
    }
    return broken
  }
}
