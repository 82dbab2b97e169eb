import SimulatedCoreGraphics
public import SimulatedCoreVideo

/// The format of media.
public final class CMFormatDescription: Sendable {
  /// The size of the pictures.
  public let dimensions: CMVideoDimensions
  /// The kind of media.
  public let mediaType: MediaType
  /// The form of the media.
  public let mediaSubType: MediaSubType

  package init(_ dimensions: CMVideoDimensions, _ mediaType: MediaType, _ subType: MediaSubType) {
    (self.dimensions, self.mediaType, mediaSubType) = (dimensions, mediaType, subType)
  }

  /// A kind of media.
  public struct MediaType: RawRepresentable, Hashable, Sendable {
    /// The four letters of the kind.
    public let rawValue: FourCharCode

    /// Creates a kind.
    public init(rawValue: FourCharCode) { self.rawValue = rawValue }

    /// Pictures and sound.
    public static let (video, audio) = (Self(rawValue: 0x7669_6465), Self(rawValue: 0x736F_756E))
  }

  /// A form of media.
  public struct MediaSubType: RawRepresentable, Hashable, Sendable {
    /// The four letters of the form.
    public let rawValue: FourCharCode

    /// Creates a form.
    public init(rawValue: FourCharCode) { self.rawValue = rawValue }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Four bytes for each pixel.
    public static let pixelFormat_32BGRA = Self(rawValue: kCVPixelFormatType_32BGRA)
  }
}

/// The size of pictures.
@Kept("width: Int32 = 0; height: Int32 = 0")
public struct CMVideoDimensions: Sendable {
  /// Creates a size.
  public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}

/// The format of pictures.
public typealias CMVideoFormatDescription = CMFormatDescription

/// Returns the size of the pictures.
public func `CMVideoFormatDescriptionGetDimensions`(
  _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions {
  videoDesc.dimensions
}

/// Returns the form of the media.
public func `CMFormatDescriptionGetMediaSubType`(_ desc: CMFormatDescription) -> FourCharCode {
  desc.mediaSubType.rawValue
}
