public import CameraControl

// Scripts and raw readings, for asynchronous and for synchronous callers.

extension SimulatedPhone {
  /// Performs the steps of a script.
  ///
  /// If a step makes no sense, such as a wait of a negative duration, none is performed, and the
  /// phone records a fault: see ``GestureScript/check()``.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - fileID: The file of the call, for a button that is left down.
  ///   - line: The line of the call, for a button that is left down.
  public func perform(
    _ script: GestureScript, fileID: StaticString = #fileID, line: UInt = #line
  ) async {
    guard accepts(script.steps) else { return }
    await drive { for step in script.steps { await carryOut(step) } }
    recordHolds(in: fileID, line)
  }

  /// Performs the steps of a script.
  ///
  /// - Parameters:
  ///   - text: The script as text, such as `light-press; slide +0.25; wait 3s; click`.
  ///   - fileID: The file of the call, for the error, and for a button that is left down.
  ///   - line: The line of the call, for the error, and for a button that is left down.
  /// - Throws: ``GestureScriptError`` if the text cannot be parsed; in that case no step is performed.
  public func perform(
    _ text: String, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(GestureScriptError) {
    let script = try GestureScript(parsing: text, at: "\(fileID):\(line)")
    await perform(script, fileID: fileID, line: line)
  }

  /// Feeds readings of the button to the phone, each at its own instant.
  ///
  /// - Parameters:
  ///   - samples: The readings; one whose instant has passed is fed at once.
  ///   - fileID: The file of the call, for a button that is left down.
  ///   - line: The line of the call, for a button that is left down.
  public func send(
    _ samples: some Sequence<ButtonSample> & Sendable, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    await drive { await feed(samples) }
    recordHolds(in: fileID, line)
  }
}

extension SimulatedPhone {
  /// Performs the steps of a script.
  ///
  /// If a step makes no sense, such as a wait of a negative duration, none is performed, and the
  /// phone records a fault: see ``GestureScript/check()``.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - fileID: The file of the call, for a button that is left down.
  ///   - line: The line of the call, for a button that is left down.
  public func perform(
    _ script: GestureScript, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    guard accepts(script.steps) else { return }
    drive { for step in script.steps { carryOut(step) } }
    recordHolds(in: fileID, line)
  }

  /// Performs the steps of a script.
  ///
  /// - Parameters:
  ///   - text: The script as text, such as `light-press; slide +0.25; wait 3s; click`.
  ///   - fileID: The file of the call, for the error, and for a button that is left down.
  ///   - line: The line of the call, for the error, and for a button that is left down.
  /// - Throws: ``GestureScriptError`` if the text cannot be parsed; in that case no step is performed.
  public func perform(
    _ text: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(GestureScriptError) {
    let script = try GestureScript(parsing: text, at: "\(fileID):\(line)")
    perform(script, fileID: fileID, line: line)
  }

  /// Feeds readings of the button to the phone, each at its own instant.
  ///
  /// - Parameters:
  ///   - samples: The readings; one whose instant has passed is fed at once.
  ///   - fileID: The file of the call, for a button that is left down.
  ///   - line: The line of the call, for a button that is left down.
  public func send(
    _ samples: some Sequence<ButtonSample>, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    drive { feed(samples) }
    recordHolds(in: fileID, line)
  }
}
