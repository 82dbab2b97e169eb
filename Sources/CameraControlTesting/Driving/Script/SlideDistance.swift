/// How far a finger slides; negative distances go back.
public enum SlideDistance: Hashable, Codable, Sendable {
  /// A fraction of the distance that crosses the whole range of a slider, which is 30 mm unless the
  /// phone's behaviour says otherwise.
  case fraction(Double)
  /// A number of millimetres.
  case millimetres(Double)

  /// Returns the distance in millimetres if the whole range of a slider has a number of them.
  func millimetres(perRange range: Double) -> Double {
    switch self {
    case .fraction(let fraction): fraction * range
    case .millimetres(let way): way
    }
  }
}
