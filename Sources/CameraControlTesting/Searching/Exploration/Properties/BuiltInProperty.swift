/// A property that explorations check by default, or that you add with one call.
public enum BuiltInProperty: String, Hashable, Codable, Sendable, CaseIterable {
  /// If the phone reports a beginning, such as of a press, it reports exactly one end.
  case balancedCallbacks = "callbacks are balanced"
  /// The phone rejects no call of the app.
  case noFault = "no call is rejected"
  /// The phone reports no diagnostic: nothing that works but is probably a mistake.
  case noFinding = "no finding"
  /// Every press and every gesture has an effect; off by default.
  case nothingUnanswered = "no gesture is ignored"
  /// The overlay is open exactly while the controls are active, and only while a session runs.
  case overlayMatchesSession = "the overlay matches the session"
  /// After a script, the phone and the app don't keep starting new timers.
  case settles = "an app that is left alone comes to rest"
  /// `finish()` finds no unfinished work.
  case nothingUnfinished = "nothing is unfinished"
  /// The simulation itself is consistent; off by default, because this doesn't depend on your app.
  case soundPhone = "the phone is sound"

  /// The properties that are checked by default.
  static let usual = Set(allCases).subtracting([.nothingUnanswered, .soundPhone])
}
