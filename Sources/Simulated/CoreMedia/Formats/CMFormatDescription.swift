public import SimulatedCoreVideo

/// The description of a format.
public final class CMFormatDescription: Sendable {
  /// The dimensions of the video; zero for other media.
  public let dimensions: CMVideoDimensions

  /// The kind of the media.
  public let mediaType: MediaType

  /// How the media is coded: the pixel format of uncompressed video.
  public let mediaSubType: MediaSubType

  package init(_ dimensions: CMVideoDimensions, _ mediaType: MediaType, _ subType: MediaSubType) {
    self.dimensions = dimensions
    self.mediaType = mediaType
    mediaSubType = subType
  }

  /// The kind of the media.
  public struct MediaType: RawRepresentable, Hashable, Sendable {
    /// The four characters of the kind.
    public let rawValue: FourCharCode

    /// Creates a kind from its four characters.
    public init(rawValue: FourCharCode) { self.rawValue = rawValue }

    /// Video, `vide`.
    public static let video = MediaType(rawValue: 0x7669_6465)
    /// Sound, `soun`.
    public static let audio = MediaType(rawValue: 0x736F_756E)
  }

  /// How the media is coded.
  public struct MediaSubType: RawRepresentable, Hashable, Sendable {
    /// The four characters of the code.
    public let rawValue: FourCharCode

    /// Creates a code from its four characters.
    public init(rawValue: FourCharCode) { self.rawValue = rawValue }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// 32-bit BGRA.
    public static let pixelFormat_32BGRA = MediaSubType(rawValue: kCVPixelFormatType_32BGRA)
  }
}

/// The description of a video format.
public typealias CMVideoFormatDescription = CMFormatDescription

/// Returns the dimensions of the video.
public func `CMVideoFormatDescriptionGetDimensions`(
  _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions {
  videoDesc.dimensions
}

/// Returns the four characters of how the media is coded.
public func `CMFormatDescriptionGetMediaSubType`(_ desc: CMFormatDescription) -> FourCharCode {
  desc.mediaSubType.rawValue
}
