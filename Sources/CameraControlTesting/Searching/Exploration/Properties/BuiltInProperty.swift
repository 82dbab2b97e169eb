/// A property that explorations check by default, or that you add with one call.
public enum BuiltInProperty: String, Hashable, Codable, Sendable, CaseIterable {
  /// Everything that the phone tells the app begins before it ends, and ends.
  case balancedCallbacks = "callbacks are balanced"
  /// The phone refuses no call of the app.
  case noFault = "no call is refused"
  /// The phone finds no mistake that works.
  case noFinding = "no finding"
  /// Every press and every slide leads to something; off by default.
  case nothingUnanswered = "nothing is unanswered"
  /// The overlay is open exactly while the app's controls are active, and only while a session runs.
  case overlayMatchesSession = "the overlay matches the session"
  /// An app that is left alone comes to rest.
  case settles = "an app that is left alone comes to rest"
  /// `finish()` finds no unfinished work.
  case nothingUnfinished = "nothing is unfinished"
  /// The phone keeps its own promises; off by default, because it is no concern of an app.
  case soundPhone = "the phone is sound"

  /// The properties that are checked by default.
  static let usual = Set(allCases).subtracting([.nothingUnanswered, .soundPhone])
}
