/// A predefined condition that explorations check, by default or if you switch it on.
public enum BuiltInProperty: String, Hashable, Codable, Sendable, CaseIterable {
  /// In the phone's reports, everything that begins, such as a press, ends exactly once.
  case balancedCallbacks = "callbacks are balanced"
  /// The app makes no wrong call of a function that can't throw an error.
  case noFault = "no call is rejected"
  /// The phone records no warning about code that works but is probably a mistake.
  case noFinding = "no finding"
  /// Every press and every gesture has an effect; not checked by default.
  case nothingUnanswered = "no gesture is ignored"
  /// The overlay is open exactly while the controls are active, and only while a session runs.
  case overlayMatchesSession = "the overlay matches the session"
  /// After a script, the phone and the app don't keep starting new timers.
  case settles = "an app that is left alone comes to rest"
  /// A script leaves no unfinished work that `finish()` would report.
  case nothingUnfinished = "nothing is unfinished"
  /// The phone's simulation is consistent; not checked by default, as your app can't affect it.
  case soundPhone = "the phone is sound"

  /// The properties that are checked by default.
  static let usual = Set(allCases).subtracting([.nothingUnanswered, .soundPhone])
}
