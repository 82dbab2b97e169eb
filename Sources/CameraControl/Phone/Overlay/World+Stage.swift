extension World {
  /// Updates what the overlay could show, after a change.
  ///
  /// A hidden overlay has no stage before a finger calls for one: an app that sets up its session
  /// makes one change after another.
  mutating func refreshStage() {
    if overlay.isOpen { return prepareStage() }
    if overlay.stage != nil { overlay.setStage(nil, at: now, into: &effects.overlay) }
  }

  /// Updates what the overlay could show, for a finger that may open it.
  mutating func prepareStage() {
    let candidate = overlayOwner.flatMap { stage(for: $0) }
    overlay.setStage(candidate, at: now, into: &effects.overlay)
    translateOverlay()
  }

  /// Closes the overlay if its delegate no longer exists, now that a finger is on the button (DEL16).
  mutating func closeIfAbandoned() {
    if overlay.isOpen, let session = overlay.stage?.session, delegate(of: session) == nil {
      prepareStage()
    }
  }

  func delegate(of session: SessionID) -> DelegateID? { sessions.read(session, \.delegate) ?? nil }

  /// The session that the overlay belongs to: the running session in front with a camera that was
  /// started last, or else the newest session (SES42, SES44).
  var overlayOwner: SessionID? {
    let candidates = frontSessions
    // Nearly every app has only one session, so there is nothing to compare.
    guard candidates.count > 1 else { return candidates.first }
    let ranked = candidates.compactMap { id in
      sessions.read(id) { $0.isRunning && $0.hasCameraInForce ? $0.rank : nil }.flatMap { $0 }
        .map { (id: id, rank: $0) }
    }
    return ranked.max { $0.rank < $1.rank }?.id ?? candidates.last
  }

  private func stage(for id: SessionID) -> OverlayStage? {
    guard let app = sessions.read(id, \.app),
      let identifier = apps.read(app, \.identifier)
    else { return nil }
    let isUsable =
      supportsControls && settings.cameraControlEnabled && settings.adjustmentsEnabled
      && app == front && usesCamera(id)
      && (!behavior.overlay.overlayNeedsInteraction || hasEnabledInteraction)
    let controls = sessions.read(id, \.committedControls) ?? []
    var items: [OverlayItem] = []
    items.reserveCapacity(controls.count)
    for control in controls { if let item = item(control) { items.append(item) } }
    return OverlayStage(
      app: identifier, session: id, items: items,
      delegate: delegate(of: id), isUsable: isUsable)
  }

  /// Returns what the overlay knows about a control.
  func item(_ id: ControlID) -> OverlayItem? {
    controls.read(id) { control in
      let facts = control.facts
      return OverlayItem(
        id: id, memoryKey: facts.memoryKey, isEnabled: facts.isEnabled,
        isOperable: isOperable(facts))
    }
  }

  /// Returns whether a control reacts to a finger.
  func isOperable(_ facts: ControlFacts) -> Bool {
    facts.isEnabled && !(quirks.reenableDoesNotStick && facts.wasDisabled)
  }

  /// Returns whether a session uses the camera: it runs with a camera, and its app has access.
  func usesCamera(_ id: SessionID) -> Bool {
    let option = behavior.session.cameraInUse
    guard let app = sessions.read(id, { $0.usesCamera(option) ? $0.app : nil }) ?? nil
    else { return false }
    return mayUseCamera(app)
  }

  /// The sessions of the app in front, in the order they were created.
  var frontSessions: [SessionID] { front.flatMap { apps.read($0) { $0.sessions } } ?? [] }

  /// Whether the app in front uses the camera.
  var frontUsesCamera: Bool { frontSessions.contains { usesCamera($0) } }

  /// Returns whether the overlay shows a session's controls.
  func showsControls(of session: SessionID) -> Bool {
    overlay.isOpen && overlay.stage?.session == session
  }

  // MARK: The end of a use

  /// Ends a session's use of the camera: presses, overlay and session end in the phone's order.
  mutating func endUse(
    notifying ended: [SessionID] = [], with notification: SessionNotification? = nil
  ) {
    switch behavior.overlay.sessionEndOrder {
    case .cancelExitInactiveNotify:
      cancelPressesIfUnused()
      refreshStage()
      notify(ended, notification)
    case .reverse:
      notify(ended, notification)
      refreshStage()
      cancelPressesIfUnused()
    }
  }

  private mutating func notify(_ sessions: [SessionID], _ notification: SessionNotification?) {
    guard let notification else { return }
    for session in sessions { notify(session, notification) }
  }

  /// Notifies the followers of a session.
  mutating func notify(_ session: SessionID, _ notification: SessionNotification) {
    record(.session(notification))
    effects.add(.notify(session, notification))
  }

  mutating func cancelPressesIfUnused() {
    guard !router.isIdle, !frontUsesCamera else { return }
    router.cancelAll(into: &effects.presses)
    translatePresses()
  }
}
