extension World {
  /// Returns the app with an identifier, and starts it in the background if it is not running.
  mutating func app(_ identifier: String) -> AppID {
    if let known = knownApp(identifier) { return known }
    let id: AppID = identifiers.next()
    apps[id] = AppState(identifier: identifier)
    return id
  }

  func knownApp(_ identifier: String) -> AppID? {
    apps.first { $0.identifier == identifier && !$0.hasEnded }
  }

  /// An app's identifier, with the name that the phone uses for the app.
  package struct KnownApp: Sendable {
    package let id: AppID
    let identifier: String
  }

  /// Returns whether an app's process runs.
  func isRunning(_ app: AppID) -> Bool { apps.read(app) { !$0.hasEnded } ?? false }

  /// Returns whether a process has ended, and reports that something was created in it (EVT41).
  ///
  /// Without a name, the phone uses the one that it knows.
  mutating func findsEnd(of app: AppID, named name: String? = nil) -> Bool {
    guard !isRunning(app) else { return false }
    if let name { keepName(of: app, name) }
    if let name = apps.read(app, \.identifier) { report(.createdAfterEnd(of: name)) }
    return true
  }

  /// Remembers the name of a process that has ended, while it has sessions or views.
  mutating func keepName(of app: AppID, _ name: String) {
    if !apps.contains(app) { apps[app] = AppState(identifier: name, hasEnded: true) }
  }

  /// Returns whether a process has ended and belonged to the same app as another process.
  func isEnded(_ process: AppID, of app: AppID) -> Bool {
    !isRunning(process) && apps.read(process, \.identifier) == apps.read(app, \.identifier)
  }

  /// The running apps, in the order they were started.
  package var knownApps: [KnownApp] {
    apps.entries.filter { !$0.value.hasEnded }
      .map { KnownApp(id: $0.id, identifier: $0.value.identifier) }
  }

  /// The app in front.
  var frontApp: KnownApp? {
    front.flatMap { id in apps[id].map { KnownApp(id: id, identifier: $0.identifier) } }
  }

  /// Returns the existing sessions of an app, in the order they were created.
  package func sessions(of app: AppID) -> [SessionID] { apps.read(app, \.sessions) ?? [] }

  /// Brings an app to the front, and sends the current front app to the background.
  mutating func bringToFront(_ identifier: String) -> AppID {
    if !products.isEmpty, let product = product(named: identifier) { start(product) }
    let app = app(identifier)
    isScreenOn = true
    guard app != front else { return app }
    leaveForeground()
    if lock.isShown, product(visitedIn: app) == nil {
      // Only a capture extension comes to the front on the Lock Screen.
      lock.isLocked = false
      hideLockScreen(returning: false)
    }
    if !lock.isShown { lock.appBeneath = nil }
    front = app
    enterForeground(app)
    return app
  }

  /// Sends the app in front to the background and interrupts its sessions.
  mutating func leaveForeground() {
    guard let app = front else { return }
    front = nil
    endWatch(of: app)
    enterBackground(app)
    if let id = product(visitedIn: app) { endVisit(of: id, .dismissed) }
  }

  /// Ends an app and its sessions, and forgets the app.
  mutating func terminate(_ identifier: String) {
    guard let id = knownApp(identifier) else { return }
    if let product = product(visitedIn: id) { return endVisit(of: product, .killed) }
    if front == id { front = nil }
    apps[id]?.hasEnded = true
    apps[id]?.transitions = []
    let stopped = sessions(of: id).filter { sessions[$0]?.end() ?? false }
    endUse(notifying: stopped, with: .didStopRunning)
    show([], in: id)
    overlay.forget(app: identifier)
    appEnded(identifier, id)
    forgetIfNothingIsLeft(of: id)
  }

  mutating func forgetIfNothingIsLeft(of id: AppID) {
    guard apps.read(id, { $0.hasEnded && $0.sessions.isEmpty }) ?? false,
      views.first(where: { $0.app == id }) == nil
    else { return }
    apps[id] = nil
    unheardZooms = unheardZooms.filter { $0.value != id }
  }

  /// Interrupts the sessions in front, because something took away what they need.
  mutating func interrupt(_ reason: InterruptionReason) {
    if !interruptions.contains(reason) { interruptions.append(reason) }
    let overlap = behavior.session.overlappingInterruptions
    let interrupted = frontSessions.filter { sessions[$0]?.interrupt(reason, overlap) ?? false }
    endUse(notifying: interrupted, with: .wasInterrupted(reason))
  }

  /// Ends an interruption, also for background apps, whose sessions run once the apps are back.
  mutating func endInterruption() {
    interruptions = []
    let background = InterruptionReason.videoDeviceNotAvailableInBackground
    for app in knownApps.map(\.id) {
      let isInFront = app == front
      for session in sessions(of: app) {
        endInterruptions(of: session) { isInFront || $0 != background }
      }
    }
    refreshStage()
  }

  /// Interrupts a session, if it is started, for each reason that is new to it.
  mutating func interrupt(_ session: SessionID, with reasons: [InterruptionReason]) {
    let overlap = behavior.session.overlappingInterruptions
    for reason in reasons where sessions[session]?.interrupt(reason, overlap) ?? false {
      notify(session, .wasInterrupted(reason))
    }
  }

  /// Ends interruptions of a session, and notifies its followers.
  mutating func endInterruptions(
    of session: SessionID, where isOver: (InterruptionReason) -> Bool
  ) {
    let overlap = behavior.session.overlappingInterruptions
    let count = sessions[session]?.endInterruptions(overlap, where: isOver) ?? 0
    for _ in 0..<count { notify(session, .interruptionEnded) }
  }

  // MARK: What the app asked for

  /// Returns whether an app plays the sound of an AirPods press itself.
  func isDefaultSoundDisabled(in app: AppID) -> Bool {
    apps[app]?.defaultCaptureSoundDisabled ?? false
  }
}
