extension CaptureSession {
  /// The inputs, in the order they were added.
  public var inputs: [CaptureDeviceInput] { withState { $0.inputs } }

  /// The outputs, in the order they were added.
  public var outputs: [CaptureOutput] { withState { $0.outputs } }

  /// Tells whether the session would take an input now.
  public func canAddInput(_ input: CaptureDeviceInput) -> Bool {
    withState { $0.refusal(for: input) } == nil
  }

  /// Adds an input.
  ///
  /// - Parameter input: An input of a device that the session does not use yet.
  /// - Throws: ``CaptureError`` if the session does not take it.
  public func addInput(_ input: CaptureDeviceInput) throws(CaptureError) {
    phone.hold()
    defer { phone.release() }
    let refusal = withState { state -> CaptureError? in
      if let error = state.refusal(for: input) { return error }
      state.inputs.append(input)
      state.settle()
      return nil
    }
    if let refusal { throw refusal }
    input.device.attach(to: phone)
    phone.sessionChanged(self)
  }

  /// Removes an input; one that is not in the session is left alone.
  public func removeInput(_ input: CaptureDeviceInput) {
    phone.hold()
    defer { phone.release() }
    withState { state in
      state.inputs.removeAll { $0 == input }
      state.settle()
    }
    phone.sessionChanged(self)
  }

  /// Tells whether the session would take an output now.
  public func canAddOutput(_ output: CaptureOutput) -> Bool {
    withState { $0.refusal(for: output) } == nil
  }

  /// Adds an output.
  ///
  /// - Parameter output: An output that the session does not have yet.
  /// - Throws: ``CaptureError`` if the session does not take it.
  public func addOutput(_ output: CaptureOutput) throws(CaptureError) {
    phone.hold()
    defer { phone.release() }
    let refusal = withState { state -> CaptureError? in
      if let error = state.refusal(for: output) { return error }
      state.outputs.append(output)
      state.settle()
      return nil
    }
    if let refusal { throw refusal }
    phone.sessionChanged(self)
  }

  /// Removes an output; one that is not in the session is left alone.
  public func removeOutput(_ output: CaptureOutput) {
    phone.hold()
    defer { phone.release() }
    withState { state in
      state.outputs.removeAll { $0 == output }
      state.settle()
    }
    phone.sessionChanged(self)
  }

  /// Whether a device is the session's input, once all configurations are committed.
  func uses(_ device: CaptureDevice) -> Bool {
    withState { state in state.committed.inputs.contains { $0.device == device } }
  }
}

extension SessionState {
  fileprivate func refusal(for input: CaptureDeviceInput) -> CaptureError? {
    if inputs.contains(input) { return .knownInput(input.device) }
    let isSecond = inputs.contains { $0.device == input.device }
    return isSecond ? .secondInput(input.device) : nil
  }

  fileprivate func refusal(for output: CaptureOutput) -> CaptureError? {
    outputs.contains(output) ? .knownOutput(output.kind) : nil
  }
}
