// The controls of a session, and its controls delegate.

extension World {
  /// Whether sessions support controls: the phone has the button, and its system knows controls.
  var supportsControls: Bool { model.hasCameraControl && settings.systemVersion >= .iOS18 }

  /// The largest number of controls of a session.
  var maxControls: Int { supportsControls ? max(0, behavior.session.maxControls) : 0 }

  /// The system, if it is all that keeps sessions from supporting controls (SES47).
  private var systemWithoutControls: SystemVersion? {
    model.hasCameraControl ? settings.systemVersion : nil
  }

  /// Returns why a session would refuse a control now, or `nil` if it would accept the control.
  ///
  /// Of several reasons, the first counts.
  func reasonNotToAdd(_ control: ControlCandidate, to id: SessionID) -> CaptureError? {
    let (facts, roster) = (control.facts, read(id, \.roster))
    if let device = control.foreignDevice { return .deviceOfAnotherPhone(device) }
    if let error = refusalWhileOpen("addControl:", of: id) { return error }
    if !control.isTaken, let known = control.known, isInForce(known, outside: id) {
      return .stillInForce(facts.name)
    }
    guard supportsControls else { return .cannotAdd(facts.name, on: systemWithoutControls) }
    if control.isTaken {
      let isHere = control.known.map(roster.controls.contains) ?? false
      return .alreadyAdded(facts.name, isHere: isHere)
    }
    guard facts.isReady else { return .noActionQueue(facts.name) }
    if case .property(let property, let device) = facts.subject,
      roster.controls.contains(where: { controls.read($0, \.facts.subject) == facts.subject })
    {
      return .duplicate(property, facts.name, of: self.device(device).name)
    }
    guard roster.controls.count < maxControls else {
      let present = roster.controls.compactMap { controls.read($0, \.facts.name) }
      return .limitReached(facts.name, limit: maxControls, present: present)
    }
    return nil
  }

  /// Adds a control to a session and returns its identifier, or throws the session's refusal.
  ///
  /// The dial shows the value that the person sees, and `chosen` is the number of the last value that a
  /// finger has chosen. The diagnostics are from before a phone knew the control.
  mutating func addControl(
    _ candidate: ControlCandidate, _ dial: Dial, chosen: UInt64, found earlier: [CaptureDiagnostic],
    to id: SessionID
  ) throws(CaptureError) -> ControlID {
    if let error = reasonNotToAdd(candidate, to: id) { throw error }
    let facts = candidate.facts
    let control = candidate.known ?? identifiers.next()
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
    awaitingRelease.removeAll { $0 == .control(control) }
    sessions.change(at: id) { $0.roster.add(control) }
    clearOmission(.control(facts.memoryKey), of: id)
    if let app = sessions.read(id, \.app) { _ = findsEnd(of: app) }
    for finding in earlier { report(finding) }
    if !symbols.contains(facts.symbolName) {
      report(.unknownSymbol(facts.symbolName, in: facts.name))
    }
    sessionChanged(id)
    return control
  }

  /// Removes a control that the phone may not know, and returns whether the session had it.
  ///
  /// Throws if controls cannot be removed now.
  mutating func removeControl(
    _ control: ControlID?, named name: String, from id: SessionID
  ) throws(CaptureError) -> Bool {
    guard supportsControls else { throw .cannotRemove(name, on: systemWithoutControls) }
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
    controls.read(control, \.session) != id && belongsToSession(control)
  }

  private func refusalWhileOpen(_ selector: String, of id: SessionID) -> CaptureError? {
    guard behavior.overlay.runtimeMutation == .rejected, showsControls(of: id) else { return nil }
    return .overlayIsOpen(selector)
  }

  /// Sets or clears a session's controls delegate, and returns the new one's identifier.
  ///
  /// Throws if the delegate cannot be set; `queue` is its queue's name in records.
  mutating func setDelegate(
    isSet: Bool, queue: String?, of id: SessionID
  ) throws(CaptureError) -> DelegateID? {
    guard supportsControls else { throw .cannotDelegate(on: systemWithoutControls) }
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
      // No more callbacks reach the delegate.
      delegateQueues[delegate] = nil
      awaitingRelease.append(.delegate(delegate))
    }
  }
}
