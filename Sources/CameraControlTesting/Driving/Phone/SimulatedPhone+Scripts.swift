public import CameraControl

// Scripts and raw readings, for asynchronous and for synchronous callers.

extension SimulatedPhone {
  /// Performs the steps of a script.
  ///
  /// If a step is invalid, such as a wait of a negative duration, the phone performs no step and
  /// records a fault: see ``GestureScript/check()``.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - fileID: The file of the call, to report what the call left unfinished.
  ///   - line: The line of the call, to report what the call left unfinished.
  public func perform(
    _ script: GestureScript, fileID: StaticString = #fileID, line: UInt = #line
  ) async {
    let call = beginCall(fileID, line)
    defer { endCall(call) }
    guard accepts(script.steps) else { return }
    await drive {
      for step in script.steps {
        courier.beginStep()
        await carryOut(step)
      }
    }
  }

  /// Performs the steps of a script.
  ///
  /// - Parameters:
  ///   - text: The script as text, such as `light-press; slide +0.25; wait 3s; click`.
  ///   - fileID: The file of the call, to report an error, or what the call left unfinished.
  ///   - line: The line of the call, to report an error, or what the call left unfinished.
  /// - Throws: ``GestureScriptError`` if the text isn't a script; then the phone performs no step.
  public func perform(
    _ text: String, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(GestureScriptError) {
    let script = try GestureScript(parsing: text, at: "\(fileID):\(line)")
    await perform(script, fileID: fileID, line: line)
  }

  /// Sends readings of the button to the phone, each at its instant.
  ///
  /// - Parameters:
  ///   - samples: The readings. The phone immediately receives a reading whose instant has passed.
  ///   - fileID: The file of the call, to report what the call left unfinished.
  ///   - line: The line of the call, to report what the call left unfinished.
  public func send(
    _ samples: some Sequence<ButtonSample> & Sendable, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    let call = beginCall(fileID, line)
    defer { endCall(call) }
    await drive { await feed(samples) }
  }

  /// Performs the steps of a script.
  ///
  /// If a step is invalid, such as a wait of a negative duration, the phone performs no step and
  /// records a fault: see ``GestureScript/check()``.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - fileID: The file of the call, to report what the call left unfinished.
  ///   - line: The line of the call, to report what the call left unfinished.
  public func perform(_ script: GestureScript, fileID: StaticString = #fileID, line: UInt = #line) {
    let call = beginCall(fileID, line)
    defer { endCall(call) }
    guard accepts(script.steps) else { return }
    drive {
      for step in script.steps {
        courier.beginStep()
        carryOut(step)
      }
    }
  }

  /// Performs the steps of a script.
  ///
  /// - Parameters:
  ///   - text: The script as text, such as `light-press; slide +0.25; wait 3s; click`.
  ///   - fileID: The file of the call, to report an error, or what the call left unfinished.
  ///   - line: The line of the call, to report an error, or what the call left unfinished.
  /// - Throws: ``GestureScriptError`` if the text isn't a script; then the phone performs no step.
  public func perform(
    _ text: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(GestureScriptError) {
    let script = try GestureScript(parsing: text, at: "\(fileID):\(line)")
    perform(script, fileID: fileID, line: line)
  }

  /// Sends readings of the button to the phone, each at its instant.
  ///
  /// - Parameters:
  ///   - samples: The readings. The phone immediately receives a reading whose instant has passed.
  ///   - fileID: The file of the call, to report what the call left unfinished.
  ///   - line: The line of the call, to report what the call left unfinished.
  public func send(
    _ samples: some Sequence<ButtonSample>, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let call = beginCall(fileID, line)
    defer { endCall(call) }
    drive { feed(samples) }
  }
}
