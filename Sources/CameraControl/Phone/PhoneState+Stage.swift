extension PhoneState {
  /// Looks again at what the overlay could show.
  mutating func refreshStage() {
    let session = stageCandidate()
    let new = session.map { stage(for: $0) }
    // What the machine lets go of now is let go of outside the lock.
    borrowed.append(contentsOf: overlay.stage?.subjects ?? [])
    borrowShown()
    if let registration { borrowed.append(registration) }
    if overlay.isOpen, session !== borrowStageSession() {
      // Another session cannot take over an open overlay: it closes for the one that had it.
      overlay.setStage(nil, at: now, into: &overlayEffects)
      postOverlayEffects()
    }
    let newRegistration = session?.withState { $0.registration }
    if newRegistration != nil { registration = newRegistration }
    overlay.setStage(new, at: now, into: &overlayEffects)
    postOverlayEffects()
    registration = newRegistration
    stageSession = session
  }

  /// Keeps what the overlay shows until the lock is free: an old control can be there for the last
  /// time, where the phone goes on showing controls that were removed.
  mutating func borrowShown() {
    borrowed.append(contentsOf: overlay.shown)
  }

  /// A session no longer exists: if the overlay was its, it goes, and there is nobody to tell.
  mutating func forgetSession() {
    cancelPressesIfUnused()
    guard borrowStageSession() == nil else { return }
    if let registration { borrowed.append(registration) }
    registration = nil
    refreshStage()
  }

  /// Whether the overlay would show this session's controls.
  mutating func isStage(_ session: CaptureSession) -> Bool { borrowStageSession() === session }

  /// The session of the stage, borrowed: the reference that a look at it makes can be the last one.
  private mutating func borrowStageSession() -> CaptureSession? {
    guard let session = stageSession else { return nil }
    borrowed.append(session)
    return session
  }

  /// Whether the app in front uses the camera.
  mutating func frontUsesCamera() -> Bool {
    frontSessions().contains { session in
      session.withState { $0.usesCamera(behavior.session.cameraInUse) }
    }
  }

  /// The sessions of the app in front, borrowed.
  mutating func frontSessions() -> [CaptureSession] {
    sessions(of: front)
  }

  mutating func sessions(of app: AppState?) -> [CaptureSession] {
    let sessions = app?.sessions ?? []
    borrowed.append(contentsOf: sessions)
    return sessions
  }

  mutating func stageDevices() -> [CaptureDevice] {
    guard let session = borrowStageSession() else { return [] }
    return session.withState { $0.committed.inputs.map(\.device) }
  }

  /// Who gets a press of a button now.
  mutating func scene(for button: PhoneButton) -> PressRouter<PressTarget>.Scene {
    let usesCamera = frontUsesCamera()
    return PressRouter.Scene(
      targets: usesCamera ? targets(for: button) : [], usesCamera: usesCamera,
      isScreenOn: isScreenOn)
  }

  // An open overlay stays with its session; a hidden one goes to the newest that uses the camera.
  private mutating func stageCandidate() -> CaptureSession? {
    let sessions = frontSessions()
    if overlay.isOpen, let current = borrowStageSession() { return current }
    return sessions.last { session in
      session.withState { $0.usesCamera(behavior.session.cameraInUse) }
    } ?? sessions.last
  }

  private mutating func stage(for session: CaptureSession) -> OverlayStage<CaptureControl> {
    let (controls, usesCamera, registration) = session.withState { state in
      (
        state.committed.controls, state.usesCamera(behavior.session.cameraInUse),
        state.registration
      )
    }
    let delegate = registration?.keepDelegate()
    if let delegate { borrowed.append(delegate) }
    let isUsable =
      model.hasCameraControl && settings.cameraControlEnabled && settings.adjustmentsEnabled
      && session.app.state === front && usesCamera
      && (!behavior.overlay.overlayNeedsInteraction || hasEnabledInteraction)
    return OverlayStage(
      app: session.app.identifier, subjects: controls,
      hasDelegate: delegate != nil, isUsable: isUsable)
  }

  private var hasEnabledInteraction: Bool {
    (front?.withState { $0.views } ?? []).contains { $0.interactions.contains(where: \.isEnabled) }
  }

  private func targets(for button: PhoneButton) -> [PressTarget] {
    guard let front else { return [] }
    let groups = front.withState { $0.views }.map { $0.interactions.filter(\.isEnabled) }
    let takers: [CaptureEventInteraction]
    switch behavior.press.interactionPolicy {
    case .frontmostView: takers = groups.last { !$0.isEmpty } ?? []
    case .latestAdded:
      takers = groups.joined().max { $0.additionOrder < $1.additionOrder }.map { [$0] } ?? []
    case .all: takers = Array(groups.joined())
    }
    return takers.map { interaction in
      PressTarget(
        interaction: interaction,
        isSecondary: button == .volumeUp && interaction.hasSecondaryHandler, app: front)
    }
  }
}
