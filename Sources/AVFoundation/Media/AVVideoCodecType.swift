/// How pictures or movies are compressed; an open set.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public var rawValue: String

  /// Makes a way from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// High efficiency.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// The one before it.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// Single pictures.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}

/// Where settings keep how pictures or movies are compressed.
public let `AVVideoCodecKey` = "AVVideoCodecKey"
