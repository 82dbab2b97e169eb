/// The side of the phone that a camera is on.
public enum CameraPosition: Int, Hashable, Codable, Sendable {
  /// No side in particular.
  case unspecified = 0
  /// The side without the screen.
  case back = 1
  /// The side of the screen.
  case front = 2
}

extension CameraPosition: CustomStringConvertible {
  /// The side in one word.
  public var description: String {
    switch self {
    case .unspecified: "unspecified"
    case .back: "back"
    case .front: "front"
    }
  }
}
