/// A codec; more can be created from names.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The name of the codec.
  public var rawValue: String

  /// Creates a codec from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// HEVC.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}

/// The key for the codec in settings.
public let `AVVideoCodecKey` = "AVVideoCodecKey"
