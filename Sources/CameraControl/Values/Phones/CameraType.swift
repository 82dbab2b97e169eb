/// The kind of a camera; you can define your own kinds.
public struct CameraType: RawRepresentable, Hashable, Codable, Sendable {
  /// The name of the kind.
  public var rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The camera that every phone has.
  public static let builtInWideAngleCamera = CameraType(rawValue: "builtInWideAngleCamera")
  /// A camera with a shorter focal length than the wide camera.
  public static let builtInUltraWideCamera = CameraType(rawValue: "builtInUltraWideCamera")
  /// A camera with a longer focal length than the wide camera.
  public static let builtInTelephotoCamera = CameraType(rawValue: "builtInTelephotoCamera")
  /// A wide and a telephoto camera that act as one.
  public static let builtInDualCamera = CameraType(rawValue: "builtInDualCamera")
  /// An ultra wide and a wide camera that act as one.
  public static let builtInDualWideCamera = CameraType(rawValue: "builtInDualWideCamera")
  /// An ultra wide, a wide and a telephoto camera that act as one.
  public static let builtInTripleCamera = CameraType(rawValue: "builtInTripleCamera")
  /// A front camera that also measures depth.
  public static let builtInTrueDepthCamera = CameraType(rawValue: "builtInTrueDepthCamera")
  /// A microphone, which no phone lists among its cameras.
  static let microphone = CameraType(rawValue: "microphone")
}

extension CameraType: CustomStringConvertible {
  /// The name of the kind.
  public var description: String { rawValue }
}

/// The side of the phone that a camera is on.
public enum CameraPosition: Int, Hashable, Codable, Sendable {
  /// No side in particular.
  case unspecified = 0
  /// The side without the screen.
  case back = 1
  /// The side with the screen.
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
