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
  ///   - fileID: The file of the call, to report a button that's still down.
  ///   - line: The line of the call, to report a button that's still down.
  public func perform(
    _ script: GestureScript, fileID: StaticString = #fileID, line: UInt = #line
  ) async {
    guard accepts(script.steps) else { return }
    await drive {
      for step in script.steps {
        courier.beginStep()
        await carryOut(step)
      }
    }
    recordHolds(in: fileID, line)
  }

  /// Performs the steps of a script.
  ///
  /// - Parameters:
  ///   - text: The script as text, such as `light-press; slide +0.25; wait 3s; click`.
  ///   - fileID: The file of the call, to report an error, or a button that's still down.
  ///   - line: The line of the call, to report an error, or a button that's still down.
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
  ///   - fileID: The file of the call, to report a button that's still down.
  ///   - line: The line of the call, to report a button that's still down.
  public func send(
    _ samples: some Sequence<ButtonSample> & Sendable, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    await drive { await feed(samples) }
    recordHolds(in: fileID, line)
  }

  /// Performs the steps of a script.
  ///
  /// If a step is invalid, such as a wait of a negative duration, the phone performs no step and
  /// records a fault: see ``GestureScript/check()``.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - fileID: The file of the call, to report a button that's still down.
  ///   - line: The line of the call, to report a button that's still down.
  public func perform(_ script: GestureScript, fileID: StaticString = #fileID, line: UInt = #line) {
    guard accepts(script.steps) else { return }
    drive {
      for step in script.steps {
        courier.beginStep()
        carryOut(step)
      }
    }
    recordHolds(in: fileID, line)
  }

  /// Performs the steps of a script.
  ///
  /// - Parameters:
  ///   - text: The script as text, such as `light-press; slide +0.25; wait 3s; click`.
  ///   - fileID: The file of the call, to report an error, or a button that's still down.
  ///   - line: The line of the call, to report an error, or a button that's still down.
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
  ///   - fileID: The file of the call, to report a button that's still down.
  ///   - line: The line of the call, to report a button that's still down.
  public func send(
    _ samples: some Sequence<ButtonSample>, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    drive { feed(samples) }
    recordHolds(in: fileID, line)
  }
}
