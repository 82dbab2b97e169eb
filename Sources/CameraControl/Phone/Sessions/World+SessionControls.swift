// The controls of a session, and the delegate that hears of them.

extension World {
  /// Returns why a session would refuse a control now, or `nil` if it would take it.
  func reasonNotToAdd(
    _ control: ControlFacts, known: ControlID?, isTaken: Bool, to id: SessionID
  ) -> CaptureError? {
    if let error = refusalWhileOpen("addControl:", of: id) { return error }
    if !isTaken, let known, isInForce(known, outside: id) { return .stillInForce(control.name) }
    // Taken out first, so that the closures do not capture the world.
    let (roster, controls, devices) = (read(id, \.roster), controls, devices)
    return roster.refusal(
      for: control, known: known, isTaken: isTaken,
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
    awaitingRelease.removeAll { $0 == .control(control) }
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
