/// The accessibility setting that says how quickly the second of two presses has to follow.
public enum PressSpeed: String, Hashable, Codable, CaseIterable, Sendable {
  /// The speed a phone comes with.
  case standard

  /// The second press may come later.
  case slow

  /// The second press may come later still.
  case slower
}
