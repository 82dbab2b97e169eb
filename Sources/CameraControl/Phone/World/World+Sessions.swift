// What an app does with its sessions. A refused call throws and changes nothing.

extension World {
  /// Creates a session for an app.
  package mutating func makeSession(in app: AppID) -> SessionID {
    let id: SessionID = identifiers.next()
    sessions[id] = SessionState(
      app: app,
      roster: ControlRoster(
        isSupported: model.hasCameraControl, limit: behavior.session.maxControls))
    apps.change(at: app) { $0.sessions.append(id) }
    return id
  }

  /// Forgets a session that no longer exists, and closes its overlay without telling its delegate.
  mutating func forget(_ id: SessionID) {
    guard let session = sessions.remove(id) else { return }
    endOmissions(of: id)
    apps.change(at: session.app) { app in app.sessions.removeAll { $0 == id } }
    forgetIfNothingIsLeft(of: session.app)
    cancelPressesIfUnused()
    if !overlay.isOpen || overlay.stage?.session == id { refreshStage() }
    for control in session.allControls { releaseOrKeep(.control(control)) }
    for input in session.allInputs { releaseOrKeep(.input(input.id, of: id)) }
    for output in session.allOutputs { releaseOrKeep(.output(output.id, of: id)) }
    if let delegate = session.delegate { releaseOrKeep(.delegate(delegate)) }
  }

  /// Returns what the phone knows of a session.
  package func session(_ id: SessionID) -> SessionState {
    guard let session = sessions[id] else { Self.noSession(id) }
    return session
  }

  /// Returns whether an existing session of any app satisfies a condition.
  func hasSession(where isMeant: (SessionID) -> Bool) -> Bool {
    sessions.identifiers.contains(where: isMeant)
  }

  /// Returns the result of `body` for what the phone knows of a session.
  func read<Result>(_ id: SessionID, _ body: (SessionState) -> Result)
    -> Result
  {
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
}

// MARK: - Configurations

extension World {
  mutating func beginConfiguration(of id: SessionID) {
    sessions[id]?.begin()
  }

  /// Closes a configuration; an unmatched commit does nothing but record a diagnostic.
  mutating func commitConfiguration(of id: SessionID) {
    if sessions[id]?.commit() ?? false {
      lookForSharedCamera(id)
      sessionChanged(id)
    } else {
      report(.surplusCommit)
    }
  }

  mutating func setPreset(_ preset: SessionPreset, of id: SessionID) {
    sessions[id]?.preset = preset
  }
}

// MARK: - Running

extension World {
  /// Starts or stops a session at the app's request.
  mutating func request(
    start isStart: Bool, _ selector: String, of id: SessionID
  ) throws(CaptureError) {
    let request = { (session: inout SessionState) throws(CaptureError) in
      try session.request(start: isStart, selector)
    }
    guard let isChange = try sessions.change(at: id, request) else { Self.noSession(id) }
    guard isChange else { return }
    if isStart {
      lookForEndedVisit("A session", in: read(id, \.app))
      lookForSharedCamera(id)
      started(id, of: read(id, \.app))
    } else {
      endUse(notifying: [id], with: .didStopRunning)
    }
  }

  /// Checks whether a started session has a camera that another started session of its app has, too.
  private mutating func lookForSharedCamera(_ id: SessionID) {
    guard let app = sessions.read(id, \.app), sessions(of: app).count > 1,
      let camera = startedCamera(of: id)
    else { return }
    let others = sessions(of: app).filter { $0 != id }
    guard others.contains(where: { startedCamera(of: $0) == camera }) else { return }
    report(.sharedCamera(devices.name(of: camera)))
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
}

// MARK: - Inputs and outputs

extension World {
  /// Returns why a session would refuse an input now, or `nil` if it would take it.
  ///
  /// - Parameters:
  ///   - place: Where the input is now.
  ///   - mediaType: What the device delivers.
  ///   - opener: The app that opened the device, if one of this phone did.
  ///   - name: The device's name, for messages.
  ///   - id: The session.
  /// - Returns: The refusal.
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
      return .secondInput(name, beside: devices.name(of: present.device))
    }
    // Access is checked as a device is opened; an app may do that before the person refuses.
    let app = read(id, \.app)
    if opener == app { return nil }
    return isAccessRefused(to: mediaType, for: app) ? .notAuthorized(name) : nil
  }

  /// Adds an input that the session does not refuse; asks the person if their answer is not known.
  ///
  /// - Parameters:
  ///   - device: The input's device, which the phone knows.
  ///   - mediaType: What the device delivers.
  ///   - id: The session.
  /// - Returns: The identifier of the input.
  mutating func addInput(
    of device: DeviceID, _ mediaType: MediaType, to id: SessionID
  ) -> InputID {
    if let app = sessions.read(id, \.app) { openMedium(mediaType, for: app) }
    let input: InputID = identifiers.next()
    let added = SessionInput(id: input, device: device, mediaType: mediaType)
    sessions.change(at: id) { $0.add(added) }
    lookForSharedCamera(id)
    let name = devices.name(of: device)
    clearOmission(.input(device: name, mediaType), of: id)
    sessionChanged(id)
    return input
  }

  mutating func removeInput(
    _ input: InputID, from id: SessionID
  ) {
    sessions[id]?.remove(input)
    awaitingRelease.append(.input(input, of: id))
    sessionChanged(id)
  }

  mutating func addOutput(
    _ kind: OutputKind, to id: SessionID
  ) -> OutputID {
    let output: OutputID = identifiers.next()
    sessions.change(at: id) { $0.add(SessionOutput(id: output, kind: kind)) }
    clearOmission(.output(kind), of: id)
    sessionChanged(id)
    return output
  }

  mutating func removeOutput(
    _ output: OutputID, from id: SessionID
  ) {
    sessions[id]?.remove(output)
    awaitingRelease.append(.output(output, of: id))
    sessionChanged(id)
  }
}

// MARK: - Controls and their delegate

extension World {
  /// Returns why a session would refuse a control now, or `nil` if it would take it.
  func reasonNotToAdd(
    _ control: ControlFacts, known: ControlID?, isTaken: Bool, to id: SessionID
  ) -> CaptureError? {
    if let error = refusalWhileOpen("addControl:", of: id) { return error }
    if let known, isInForce(known, outside: id) { return .stillInForce(control.name) }
    // Taken out first, so that the closures do not capture the world.
    let (roster, controls, devices) = (read(id, \.roster), controls, devices)
    return roster.refusal(
      for: control, isTaken: isTaken,
      present: roster.controls.compactMap { controls.read($0, \.facts) },
      deviceName: control.device.map { devices.name(of: $0) } ?? "")
  }

  /// Adds a control to a session.
  ///
  /// - Parameters:
  ///   - facts: What the phone needs to know of the control.
  ///   - dial: The dial of the control, at the value that the person sees.
  ///   - chosen: The number of the last value that a finger has chosen.
  ///   - known: The identifier of the control, if the phone still mentions it.
  ///   - isTaken: Whether the control is already in a session.
  ///   - earlier: The diagnostics of the control from before a phone knew it.
  ///   - id: The session.
  /// - Returns: The identifier of the control.
  /// - Throws: The refusal, if the session does not take the control.
  mutating func addControl(
    _ facts: ControlFacts, _ dial: Dial, chosen: UInt64, known: ControlID?, isTaken: Bool,
    found earlier: [CaptureDiagnostic], to id: SessionID
  ) throws(CaptureError) -> ControlID {
    if let error = reasonNotToAdd(facts, known: known, isTaken: isTaken, to: id) { throw error }
    let control = known ?? identifiers.next()
    if controls.read(control, \.dial.value) == dial.value {
      // The control comes back while the overlay shows it, or within a configuration: its dial
      // stays where the finger left it.
      controls.change(at: control) { old in
        (old.facts, old.session) = (facts, id)
        old.dial.prominentValues = facts.prominentValues
      }
    } else {
      controls[control] = ControlState(facts: facts, session: id, dial: dial, chosen: chosen)
    }
    // An open overlay that shows the control already learns how it comes back.
    if let item = item(control) { overlay.update(item) }
    if !awaitingRelease.isEmpty { awaitingRelease.removeAll { $0 == .control(control) } }
    sessions.change(at: id) { $0.add(control) }
    clearOmission(.control(facts.memoryKey), of: id)
    for finding in earlier { report(finding) }
    if !symbols.contains(facts.symbolName) {
      report(.unknownSymbol(facts.symbolName, in: facts.name))
    }
    sessionChanged(id)
    return control
  }

  /// Removes a control; does nothing if the session does not have it.
  ///
  /// - Parameters:
  ///   - control: The control, or `nil` if the phone does not know it.
  ///   - name: The control's name in findings.
  ///   - id: The session.
  /// - Returns: Whether the session had the control.
  /// - Throws: The refusal, if controls cannot be removed now.
  mutating func removeControl(
    _ control: ControlID?, named name: String, from id: SessionID
  ) throws(CaptureError) -> Bool {
    guard model.hasCameraControl else { throw .cannotRemoveWithoutHardware(name) }
    if let error = refusalWhileOpen("removeControl:", of: id) { throw error }
    guard let control, sessions[id]?.roster.remove(control) ?? false else {
      report(.removedUnknown(name))
      return false
    }
    awaitingRelease.append(.control(control))
    sessionChanged(id)
    return true
  }

  /// Returns whether another session has a control, or had it before a configuration that is still open.
  private func isInForce(_ control: ControlID, outside id: SessionID) -> Bool {
    controls.read(control, \.session) != id && isSeated(control)
  }

  private func refusalWhileOpen(_ selector: String, of id: SessionID)
    -> CaptureError?
  {
    guard behavior.overlay.runtimeMutation == .rejected, showsControls(of: id) else { return nil }
    return .overlayIsOpen(selector)
  }

  /// Sets or clears a session's controls delegate.
  ///
  /// - Parameters:
  ///   - isSet: Whether there is a delegate from now on.
  ///   - queue: What records call the queue that came with it.
  ///   - id: The session.
  /// - Returns: The identifier of the new delegate.
  /// - Throws: The refusal, if the delegate cannot be set.
  mutating func setDelegate(
    isSet: Bool, queue: String?, of id: SessionID
  ) throws(CaptureError) -> DelegateID? {
    guard model.hasCameraControl else { throw .cannotDelegateWithoutHardware }
    guard !isSet || queue != nil else { throw .delegateWithoutQueue }
    let new: DelegateID? = isSet ? identifiers.next() : nil
    if let new { delegateQueues[new] = queue }
    if let old = read(id, \.delegate) { awaitingRelease.append(.delegate(old)) }
    sessions.change(at: id) { $0.delegate = new }
    sessionChanged(id)
    return new
  }

  /// Forgets a delegate that no longer exists; the overlay notices the next time it looks for it.
  mutating func forget(_ delegate: DelegateID) {
    for session in frontSessions where sessions[session]?.delegate == delegate {
      sessions[session]?.delegate = nil
      // No callback reaches the delegate any more.
      delegateQueues[delegate] = nil
      awaitingRelease.append(.delegate(delegate))
    }
  }
}
