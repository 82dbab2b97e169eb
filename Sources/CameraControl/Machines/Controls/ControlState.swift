/// What a phone knows of a control that is in a session, or that the overlay still shows.
struct ControlState: Hashable, Sendable {
  var facts: ControlFacts

  /// The session that has the control.
  var session: SessionID?

  /// The position of a finger, and the value that the overlay shows for it.
  var dial: Dial

  /// The number of the value that a finger chose last.
  ///
  /// The control counts the values that have reached its action, so a write of the app tells whether
  /// the finger is ahead of it.
  var chosen: UInt64 = 0
}
