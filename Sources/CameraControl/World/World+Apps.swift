extension World {
  /// The app of this name; it is started in the background if it is not known.
  package mutating func app(_ identifier: String) -> AppID {
    if let known = knownApp(identifier) { return known.id }
    let id: AppID = identifiers.next()
    apps[id] = AppState(identifier: identifier)
    return id
  }

  private func knownApp(_ identifier: String) -> (id: AppID, value: AppState)? {
    apps.entries.first { $0.value.identifier == identifier && !$0.value.hasEnded }
  }

  /// An app by its identifier, and what the phone calls it.
  package struct KnownApp: Sendable {
    package let id: AppID
    package let identifier: String
  }

  /// The apps that the phone knows, in the order they were started.
  package var knownApps: [KnownApp] {
    apps.entries.filter { !$0.value.hasEnded }
      .map { KnownApp(id: $0.id, identifier: $0.value.identifier) }
  }

  /// The app in front.
  package var frontApp: KnownApp? {
    front.flatMap { id in apps[id].map { KnownApp(id: id, identifier: $0.identifier) } }
  }

  /// The sessions of an app that exist, in the order they were made.
  package func sessions(of app: AppID) -> [SessionID] { apps[app]?.sessions ?? [] }

  /// An app comes to the front; the one that is there goes to the background.
  package mutating func bringToFront(_ identifier: String, into batch: inout Batch) -> AppID {
    let app = app(identifier)
    isScreenOn = true
    guard app != front else { return app }
    leaveForeground(&batch)
    front = app
    for session in sessions(of: app)
    where endInterruptions(of: session, where: { $0 == .videoDeviceNotAvailableInBackground }) {
      batch.effects.append(.notify(session, .interruptionEnded))
    }
    refreshStage(&batch)
    return app
  }

  /// The app in front goes to the background, and its sessions are interrupted.
  mutating func leaveForeground(_ batch: inout Batch) {
    guard let app = front else { return }
    front = nil
    let reason = InterruptionReason.videoDeviceNotAvailableInBackground
    let interrupted = sessions(of: app).filter { sessions[$0]?.interrupt(reason) ?? false }
    endUse(notifying: interrupted, with: .wasInterrupted(reason), into: &batch)
  }

  /// An app ends, with its sessions, and is no longer known.
  mutating func terminate(_ identifier: String, into batch: inout Batch) {
    guard let (id, app) = knownApp(identifier) else { return }
    if front == id { front = nil }
    apps[id]?.hasEnded = true
    let stopped = app.sessions.filter { sessions[$0]?.end() ?? false }
    endUse(notifying: stopped, with: .didStopRunning, into: &batch)
    show([], in: id, into: &batch)
    overlay.forget(app: identifier)
    forgetIfNothingIsLeft(of: id)
  }

  mutating func forgetIfNothingIsLeft(of id: AppID) {
    if let app = apps[id], app.hasEnded, app.sessions.isEmpty { apps[id] = nil }
  }

  /// Something takes what the sessions in front need.
  mutating func interrupt(_ reason: InterruptionReason, into batch: inout Batch) {
    let interrupted = frontSessions.filter { sessions[$0]?.interrupt(reason) ?? false }
    endUse(notifying: interrupted, with: .wasInterrupted(reason), into: &batch)
  }

  /// What was taken is free again, for apps in the background too: they run when they come back.
  mutating func endInterruption(_ batch: inout Batch) {
    let background = InterruptionReason.videoDeviceNotAvailableInBackground
    for app in knownApps.map(\.id) {
      let isInFront = app == front
      for session in sessions(of: app)
      where endInterruptions(of: session, where: { isInFront || $0 != background }) {
        batch.effects.append(.notify(session, .interruptionEnded))
      }
    }
    refreshStage(&batch)
  }

  private mutating func endInterruptions(
    of session: SessionID, where isOver: (InterruptionReason) -> Bool
  ) -> Bool {
    sessions[session]?.endInterruptions(where: isOver) ?? false
  }
}

// MARK: - What the person allowed, and what the app asked for

extension World {
  /// What the person allowed an app so far.
  package func authorization(of app: AppID, for mediaType: MediaType) -> AuthorizationStatus {
    apps[app]?.authorization[mediaType] ?? .authorized
  }

  package mutating func authorize(
    _ app: AppID, _ status: AuthorizationStatus, for mediaType: MediaType
  ) {
    apps[app]?.authorization[mediaType] = status
  }

  /// Asks the person, unless the answer is known; tells whether the app may use the medium.
  package mutating func requestAccess(of app: AppID, for mediaType: MediaType) -> Bool {
    let known = authorization(of: app, for: mediaType)
    guard known == .notDetermined else { return known == .authorized }
    let isAllowed = personAllowsAccess(of: app)
    authorize(app, isAllowed ? .authorized : .denied, for: mediaType)
    return isAllowed
  }

  package func personAllowsAccess(of app: AppID) -> Bool { apps[app]?.personAllowsAccess ?? true }

  package mutating func setPersonAllowsAccess(_ allows: Bool, of app: AppID) {
    apps[app]?.personAllowsAccess = allows
  }

  /// Whether an app plays the sound of an AirPods press itself.
  package func isDefaultSoundDisabled(in app: AppID) -> Bool {
    apps[app]?.defaultCaptureSoundDisabled ?? false
  }

  package mutating func setDefaultSoundDisabled(_ isDisabled: Bool, in app: AppID) {
    apps[app]?.defaultCaptureSoundDisabled = isDisabled
  }
}
