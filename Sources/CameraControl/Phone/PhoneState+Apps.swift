extension PhoneState {
  /// The app of this name, made known if it is not.
  mutating func app(_ identifier: String) -> AppState {
    if let known = apps.first(where: { $0.identifier == identifier }) { return known }
    let new = AppState(identifier: identifier)
    apps.append(new)
    return new
  }

  /// An app comes to the front; the one that is there goes to the background.
  mutating func bringToFront(_ identifier: String) {
    let app = app(identifier)
    isScreenOn = true
    guard app !== front else { return }
    leaveForeground()
    front = app
    for session in sessions(of: app)
    where session.endInterruptions(where: { $0 == .videoDeviceNotAvailableInBackground }) {
      outbox.push(.notify(session, .interruptionEnded))
    }
    refreshStage()
  }

  /// The app in front goes to the background, and its sessions are interrupted.
  mutating func leaveForeground() {
    guard let app = front else { return }
    front = nil
    let reason = InterruptionReason.videoDeviceNotAvailableInBackground
    endUse(
      notifying: sessions(of: app).filter { $0.interrupt(reason) },
      with: .wasInterrupted(reason))
  }

  /// An app ends, with its sessions, and is no longer known.
  mutating func terminate(_ identifier: String) {
    guard let app = apps.first(where: { $0.identifier == identifier }) else { return }
    if front === app { front = nil }
    let stopped = sessions(of: app).filter { session in
      session.withState { state in
        defer {
          state.isStartRequested = false
          state.interruptions = []
        }
        return state.isStartRequested
      }
    }
    endUse(notifying: stopped, with: .didStopRunning)
    // The views go with the handlers of their interactions, and those with objects of the app.
    borrowed.append(app)
    borrowed.append(contentsOf: app.withState { $0.takeViews() })
    overlay.forget(app: identifier)
    apps.removeAll { $0 === app }
  }

  /// Something takes what the sessions in front need.
  mutating func interrupt(_ reason: InterruptionReason) {
    endUse(
      notifying: frontSessions().filter { $0.interrupt(reason) }, with: .wasInterrupted(reason))
  }

  /// What was taken is free again, for apps in the background too: they run when they come back.
  mutating func endInterruption() {
    for app in apps {
      for session in sessions(of: app)
      where session.endInterruptions(where: {
        app === front || $0 != .videoDeviceNotAvailableInBackground
      }) {
        outbox.push(.notify(session, .interruptionEnded))
      }
    }
    refreshStage()
  }

  /// A session was started.
  mutating func sessionStarted(_ session: CaptureSession) {
    let background = InterruptionReason.videoDeviceNotAvailableInBackground
    if session.app.state === front {
      outbox.push(.notify(session, .didStartRunning))
    } else if session.interrupt(background) {
      // Otherwise the app left the foreground just now, and the session was told so then.
      outbox.push(.notify(session, .wasInterrupted(background)))
    }
    refreshStage()
  }

  /// A session no longer uses the camera: presses, overlay and session end in the phone's order.
  mutating func endUse(
    notifying sessions: [CaptureSession], with notification: SessionNotification?
  ) {
    switch behavior.overlay.sessionEndOrder {
    case .cancelExitInactiveNotify:
      cancelPressesIfUnused()
      refreshStage()
      notify(sessions, notification)
    case .reverse:
      notify(sessions, notification)
      refreshStage()
      cancelPressesIfUnused()
    }
  }

  private mutating func notify(
    _ sessions: [CaptureSession], _ notification: SessionNotification?
  ) {
    guard let notification else { return }
    for session in sessions { outbox.push(.notify(session, notification)) }
  }

  mutating func cancelPressesIfUnused() {
    guard !frontUsesCamera() else { return }
    router.cancelAll(into: &routerEffects)
    postRouterEffects()
  }
}
