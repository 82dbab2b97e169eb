import CameraControl

/// A type of media; more can be created from names.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name of the media type.
  public var rawValue: String

  /// Creates a media type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Video.
  public static let video = AVMediaType(rawValue: "vide")
  /// Audio.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// Subtitles.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// Video and audio in one stream.
  public static let muxed = AVMediaType(rawValue: "muxx")
  /// Metadata.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Depth data.
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
