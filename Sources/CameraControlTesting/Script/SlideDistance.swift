/// How far a finger slides; negative ways go back.
public enum SlideDistance: Hashable, Codable, Sendable {
  /// A part of the way that crosses the whole range of a slider, which is 30 mm unless the phone's
  /// behaviour says otherwise.
  case fraction(Double)
  /// So many millimetres.
  case millimetres(Double)
}
