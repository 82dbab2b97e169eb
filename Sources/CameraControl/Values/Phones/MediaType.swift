/// A kind of media that a device delivers; an open set.
public struct MediaType: RawRepresentable, Hashable, Codable, Sendable {
  /// The name of the kind.
  public var rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Moving or still pictures.
  public static let video = MediaType(rawValue: "video")
  /// Sound.
  public static let audio = MediaType(rawValue: "audio")
  /// Pictures and sound in one stream.
  public static let muxed = MediaType(rawValue: "muxed")
  /// Data about other media, such as detected faces.
  public static let metadata = MediaType(rawValue: "metadata")
  /// Depth maps.
  public static let depthData = MediaType(rawValue: "depthData")
}

extension MediaType: CustomStringConvertible {
  /// The name of the kind.
  public var description: String { rawValue }
}
