/// A short knock with which the Camera Control answers a finger (GST16).
public enum Haptic: String, Hashable, Codable, Sendable, CaseIterable {
  /// A light press was committed.
  case lightPress
  /// The button went down.
  case clickDown
  /// The button came up.
  case clickUp
  /// A slide landed on a prominent value.
  case prominentValue
  /// A slide reached an end of a slider, a picker or the list, even if a prominent value is there.
  case end
}
