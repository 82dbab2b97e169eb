/// How far a finger slides; negative distances go back.
public enum SlideDistance: Hashable, Codable, Sendable {
  /// A fraction of the distance across a slider's whole range, which is 30 mm unless the phone's
  /// behavior sets another distance.
  case fraction(Double)
  /// A distance in millimeters.
  case millimeters(Double)

  /// Returns the distance in millimeters if the whole range of a slider has a number of them.
  func millimeters(perRange range: Double) -> Double {
    switch self {
    case .fraction(let fraction): fraction * range
    case .millimeters(let way): way
    }
  }
}
