extension CaptureSession {
  /// The inputs, in the order they were added.
  public var inputs: [CaptureDeviceInput] {
    host.objects { state in state.world.session(id).inputs.map { state.registry.parts[$0.id] } }
  }

  /// The outputs, in the order they were added.
  public var outputs: [CaptureOutput] {
    host.objects { state in state.world.session(id).outputs.map { state.registry.parts[$0.id] } }
  }

  /// Returns whether the session would accept an input now.
  ///
  /// If the result is `false`, ``Phone/findings`` contains the reason until the session accepts the
  /// input.
  public func canAddInput(_ input: CaptureDeviceInput) -> Bool {
    guard let refusal = reasonNotToAdd(input) else { return true }
    host.change { state in
      if state.part(input, in: id) == nil {
        state.world.recordOmission(
          .input(device: input.device.localizedName, input.mediaType), of: id, because: refusal)
      }
    }
    return false
  }

  /// Withdraws the finding about an input that the app added although the check had failed.
  package func clearOmission(of input: CaptureDeviceInput) {
    host.change {
      $0.world.clearOmission(.input(device: input.device.localizedName, input.mediaType), of: id)
    }
  }

  /// Returns the error that ``addInput(_:)`` would throw if your app called it now.
  ///
  /// - Parameter input: The input to add.
  /// - Returns: The error, with a readable message, or `nil` if the session accepts the input.
  public func reasonNotToAdd(_ input: CaptureDeviceInput) -> CaptureError? {
    if input.device.host !== host { return .deviceOfAnotherPhone(input.device.localizedName) }
    return host.read { $0.refusal(for: input, of: id) }
  }

  /// Adds an input.
  ///
  /// - Parameter input: An input that isn't in a session. A session accepts one camera and one
  ///   microphone.
  /// - Throws: ``CaptureError`` if the session rejects the input (SES36); see `reasonNotToAdd(_:)`.
  public func addInput(_ input: CaptureDeviceInput) throws(CaptureError) {
    if input.device.host !== host { throw .deviceOfAnotherPhone(input.device.localizedName) }
    try host.change { (state) throws(CaptureError) in
      if let refusal = state.refusal(for: input, of: id) { throw refusal }
      let part = state.world.addInput(of: input.device.id, input.mediaType, to: id)
      state.registry.parts[part] = input
    }
  }

  /// Removes an input, if the session has it.
  public func removeInput(_ input: CaptureDeviceInput) { remove(input) }

  /// Returns whether the session would accept an output now.
  ///
  /// If the result is `false`, ``Phone/findings`` contains the reason until the session accepts the
  /// output.
  public func canAddOutput(_ output: CaptureOutput) -> Bool {
    guard let refusal = reasonNotToAdd(output) else { return true }
    host.change { state in
      if state.part(output, in: id) == nil {
        state.world.recordOmission(.output(output.kind), of: id, because: refusal)
      }
    }
    return false
  }

  /// Withdraws the finding about an output that the app added although the check had failed.
  package func clearOmission(of output: CaptureOutput) {
    host.change { $0.world.clearOmission(.output(output.kind), of: id) }
  }

  /// Returns the error that ``addOutput(_:)`` would throw if your app called it now.
  ///
  /// - Parameter output: The output to add.
  /// - Returns: The error, with a readable message, or `nil` if the session accepts the output.
  public func reasonNotToAdd(_ output: CaptureOutput) -> CaptureError? {
    host.read { $0.refusal(for: output, of: id) }
  }

  /// Adds an output.
  ///
  /// - Parameter output: An output that isn't in a session. A session accepts one photo output and
  ///   one movie file output.
  /// - Throws: ``CaptureError`` if the session rejects the output (SES36); see
  ///   `reasonNotToAdd(_:)`.
  public func addOutput(_ output: CaptureOutput) throws(CaptureError) {
    try host.change { (state) throws(CaptureError) in
      if let refusal = state.refusal(for: output, of: id) { throw refusal }
      let part = state.world.addOutput(output.kind, to: id)
      state.registry.parts[part] = output
    }
  }

  /// Removes an output, if the session has it.
  public func removeOutput(_ output: CaptureOutput) { remove(output) }

  private func remove(_ object: some AnyObject & Sendable) {
    host.change { state in
      guard let part = state.part(object, in: id) else { return }
      state.world.removePart(part, from: id)
    }
  }
}

extension PhoneState {
  fileprivate func refusal(for input: CaptureDeviceInput, of session: SessionID) -> CaptureError? {
    world.reasonNotToAdd(
      inputFrom: place(of: input, seenFrom: session), input.mediaType, openedBy: input.opener,
      named: input.device.localizedName, to: session)
  }

  fileprivate func refusal(for output: CaptureOutput, of session: SessionID) -> CaptureError? {
    let place = place(of: output, seenFrom: session)
    return world.read(session) { $0.refusal(forOutput: output.kind, in: place) }
  }

  // If another session removes an object in a configuration, it stays there until the commit.
  private func place(of object: AnyObject, seenFrom session: SessionID) -> SessionState.Place {
    if part(object, in: session) != nil { return .here }
    let isElsewhere = world.sessions.identifiers.contains { id in
      guard id != session else { return false }
      return part(object, in: id) != nil
        || world.read(id) { $0.hasCommittedPart { registry.parts[$0] === object } }
    }
    return isElsewhere ? .elsewhere : .free
  }

  /// Returns the identifier of an input or output that a session has.
  fileprivate func part(_ object: AnyObject, in session: SessionID) -> PartID? {
    world.read(session) { $0.part { registry.parts[$0] === object } }
  }
}
