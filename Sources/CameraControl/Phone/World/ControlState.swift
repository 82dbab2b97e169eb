/// What a phone knows of a control that is in a session, or that the overlay still shows.
struct ControlState: Hashable, Sendable {
  var facts: ControlFacts

  /// The session that has the control.
  var session: SessionID?
}
