/// What equal ways of the finger do to the zoom factor.
public enum ZoomGain: String, Hashable, Codable, Sendable, CaseIterable {
  /// They multiply it: each doubling takes the same way.
  case logarithmic
  /// They add to it, as on any other slider.
  case linear
}
