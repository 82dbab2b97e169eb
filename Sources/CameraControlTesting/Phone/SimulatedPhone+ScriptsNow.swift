public import CameraControl

// Scripts and raw readings, for synchronous callers.

extension SimulatedPhone {
  /// Does what a script says.
  ///
  /// - Parameter script: The script.
  public func perform(_ script: GestureScript) {
    for step in script.steps { perform(step) }
  }

  /// Does what a script says.
  ///
  /// - Parameter text: The script as text, such as `light-press; slide +0.25; wait 3s; click`.
  /// - Throws: ``GestureScriptError`` if the text cannot be read; then nothing has happened.
  public func perform(_ text: String) throws(GestureScriptError) {
    perform(try GestureScript(parsing: text))
  }

  /// Feeds readings of the button to the phone, each at its own instant.
  ///
  /// - Parameter samples: The readings; one whose instant has passed counts as taken now.
  public func send(_ samples: some Sequence<ButtonSample>) {
    feed(samples)
  }
}
