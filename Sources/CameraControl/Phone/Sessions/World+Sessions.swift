// What an app does with its sessions. A refused call throws and changes nothing.

extension World {
  /// Creates a session for an app.
  package mutating func makeSession(in app: AppID) -> SessionID {
    let id: SessionID = identifiers.next()
    sessions[id] = SessionState(app: app)
    apps.change(at: app) { $0.sessions.append(id) }
    return id
  }

  /// Forgets a session that no longer exists, and closes its overlay without a callback.
  mutating func forget(_ id: SessionID) {
    guard let session = sessions.remove(id) else { return }
    endOmissions(of: id)
    apps.change(at: session.app) { app in app.sessions.removeAll { $0 == id } }
    forgetIfNothingIsLeft(of: session.app)
    cancelPressesIfUnused()
    if !overlay.isOpen || overlay.stage?.session == id { refreshStage() }
    for control in session.allControls { releaseOrKeep(.control(control)) }
    for input in session.allInputs { releaseOrKeep(.part(input.id, of: id)) }
    for output in session.allOutputs { releaseOrKeep(.part(output.id, of: id)) }
    if let delegate = session.delegate { releaseOrKeep(.delegate(delegate)) }
  }

  /// Returns what the phone knows about a session.
  package func session(_ id: SessionID) -> SessionState {
    guard let session = sessions[id] else { Self.noSession(id) }
    return session
  }

  /// Returns the result of `body` for the state of a session.
  func read<Result>(_ id: SessionID, _ body: (SessionState) -> Result) -> Result {
    guard let result = sessions.read(id, body) else { Self.noSession(id) }
    return result
  }

  /// Updates what depends on a session's controls, delegate, inputs or outputs after a change.
  mutating func sessionChanged(_ id: SessionID) {
    if front != nil, sessions.read(id, \.app) == front { endUse() }
  }

  // A session's handle reports its own end, so no call can come after that.
  private static func noSession(_ id: SessionID) -> Never {
    preconditionFailure("session \(id.number) was called after its handle reported its end")
  }

  // MARK: Configurations

  /// Closes a configuration; an unmatched commit only records a diagnostic.
  mutating func commitConfiguration(of id: SessionID) {
    if sessions[id]?.commit() ?? false {
      lookForSharedCamera(id)
      sessionChanged(id)
    } else {
      report(.surplusCommit)
    }
  }

  // MARK: Running

  /// Starts or stops a session at the app's request.
  mutating func request(
    start isStart: Bool, _ selector: String, of id: SessionID
  ) throws(CaptureError) {
    let app = read(id, \.app)
    if isStart, !isRunning(app) {
      if !lookForEndedVisit("A session", in: app) { _ = findsEnd(of: app) }
      return
    }
    let rank = isStart ? nextRank(besides: id) : nil
    let request = { (session: inout SessionState) throws(CaptureError) in
      try session.request(startAt: rank, selector)
    }
    guard let isChange = try sessions.change(at: id, request) else { Self.noSession(id) }
    guard isChange else { return }
    if isStart {
      lookForSharedCamera(id)
      started(id, of: app)
    } else {
      endUse(notifying: [id], with: .didStopRunning)
    }
  }

  /// Returns the rank of a session that starts now: above all others of its app.
  private func nextRank(besides id: SessionID) -> Int {
    let others = sessions(of: read(id, \.app)).filter { $0 != id }
    return (others.compactMap { sessions.read($0, \.rank) ?? nil }.max() ?? -1) + 1
  }

  /// Checks whether two started sessions of an app use the same camera.
  private mutating func lookForSharedCamera(_ id: SessionID) {
    guard let app = sessions.read(id, \.app), sessions(of: app).count > 1,
      let camera = startedCamera(of: id)
    else { return }
    let others = sessions(of: app).filter { $0 != id }
    guard others.contains(where: { startedCamera(of: $0) == camera }) else { return }
    report(.sharedCamera(device(camera).name))
  }

  private func startedCamera(of id: SessionID) -> DeviceID? {
    sessions.read(id) { session in
      guard session.isStartRequested else { return nil }
      return session.committedInputs.first { $0.mediaType == .video }?.device
    } ?? nil
  }

  private mutating func started(_ id: SessionID, of app: AppID) {
    let reasons = app == front ? interruptions : [.videoDeviceNotAvailableInBackground]
    interrupt(id, with: reasons)
    if reasons.isEmpty { notify(id, .didStartRunning) }
    refreshStage()
  }

  // MARK: Inputs and outputs

  /// Returns why a session would refuse an input now, or `nil` if it would accept the input.
  ///
  /// `opener` is the app that opened the device, if one of this phone did.
  func reasonNotToAdd(
    inputFrom place: SessionState.Place, _ mediaType: MediaType, openedBy opener: AppID?,
    named name: String, to id: SessionID
  ) -> CaptureError? {
    switch place {
    case .here: return .knownInput(name)
    case .elsewhere: return .inputOfAnotherSession(name)
    case .free: break
    }
    if let present = read(id, { $0.input(for: mediaType) }) {
      return .secondInput(name, beside: device(present.device).name)
    }
    // Access is checked as a device is opened; an app may do that before the person refuses.
    let app = read(id, \.app)
    if opener == app { return nil }
    return isAccessRefused(to: mediaType, for: app) ? .notAuthorized(name) : nil
  }

  /// Adds an input that the session does not refuse; asks the person if their answer is not known.
  mutating func addInput(of device: DeviceID, _ mediaType: MediaType, to id: SessionID) -> PartID {
    if let app = sessions.read(id, \.app) { openMedium(mediaType, for: app) }
    let input: PartID = identifiers.next()
    let added = SessionInput(id: input, device: device, mediaType: mediaType)
    sessions.change(at: id) { $0.add(added) }
    lookForSharedCamera(id)
    let name = self.device(device).name
    clearOmission(.input(device: name, mediaType), of: id)
    sessionChanged(id)
    return input
  }

  mutating func addOutput(_ kind: OutputKind, to id: SessionID) -> PartID {
    let output: PartID = identifiers.next()
    sessions.change(at: id) { $0.add(SessionOutput(id: output, kind: kind)) }
    clearOmission(.output(kind), of: id)
    sessionChanged(id)
    return output
  }

  mutating func removePart(_ part: PartID, from id: SessionID) {
    sessions[id]?.remove(part)
    awaitingRelease.append(.part(part, of: id))
    sessionChanged(id)
  }
}
