/// The accessibility setting for the force of a light press.
public enum LightPressForce: String, Hashable, Codable, CaseIterable, Sendable {
  /// The default force.
  case standard

  /// Less force is enough.
  case lighter

  /// More force is needed.
  case firmer
}

/// The accessibility setting for how quickly the second of two presses has to follow.
public enum PressSpeed: String, Hashable, Codable, CaseIterable, Sendable {
  /// The default speed.
  case standard

  /// The second press may come later.
  case slow

  /// The second press may come later still.
  case slower
}
