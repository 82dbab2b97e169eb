/// The accessibility setting that says how hard a light press has to be.
public enum LightPressForce: String, Hashable, Codable, CaseIterable, Sendable {
  /// The force a phone comes with.
  case standard

  /// Less force is enough.
  case lighter

  /// More force is needed.
  case firmer
}
