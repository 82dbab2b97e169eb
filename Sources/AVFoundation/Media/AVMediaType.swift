import CameraControl

/// What a device delivers or a track holds; an open set.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name of the medium.
  public var rawValue: String

  /// Makes a medium from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Moving or still pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// Subtitles.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// Pictures and sound in one stream.
  public static let muxed = AVMediaType(rawValue: "muxx")
  /// Data about the other media.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Distances.
  public static let depthData = AVMediaType(rawValue: "dpth")

  var mediaType: CaptureDevice.MediaType {
    switch self {
    case .video: .video
    case .audio: .audio
    case .muxed: .muxed
    case .metadata: .metadata
    case .depthData: .depthData
    default: CaptureDevice.MediaType(rawValue: rawValue)
    }
  }
}
