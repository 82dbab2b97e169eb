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

  /// Creates the format of a frame.
  public convenience init(imageBuffer: CVImageBuffer) throws {
    let (width, height) = (CVPixelBufferGetWidth(imageBuffer), CVPixelBufferGetHeight(imageBuffer))
    self.init(
      CMVideoDimensions(width: Int32(width), height: Int32(height)), .video,
      MediaSubType(rawValue: CVPixelBufferGetPixelFormatType(imageBuffer)))
  }

  /// A kind of media.
  @Fields("let", "rawValue: FourCharCode")
  public struct MediaType: RawRepresentable, Hashable, Sendable {
    /// Pictures and sound.
    public static let (video, audio) = (Self(rawValue: 0x7669_6465), Self(rawValue: 0x736F_756E))
  }

  /// A form of media.
  @Fields("let", "rawValue: FourCharCode")
  public struct MediaSubType: RawRepresentable, Hashable, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Four bytes for each pixel.
    public static let pixelFormat_32BGRA = Self(rawValue: kCVPixelFormatType_32BGRA)
  }
}

/// The size of pictures.
@Fields("width: Int32 = 0, height: Int32 = 0")
public struct CMVideoDimensions: Sendable {}

/// The format of pictures.
public typealias CMVideoFormatDescription = CMFormatDescription

/// Returns the size of the pictures.
public func `CMVideoFormatDescriptionGetDimensions`(
  _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions { videoDesc.dimensions }

/// Returns the form of the media.
public func `CMFormatDescriptionGetMediaSubType`(_ desc: CMFormatDescription) -> FourCharCode {
  desc.mediaSubType.rawValue
}

/// Returns the kind of media.
public func `CMFormatDescriptionGetMediaType`(_ desc: CMFormatDescription) -> FourCharCode {
  desc.mediaType.rawValue
}

/// Returns the form of sound: nothing, since no sound has one.
public func `CMAudioFormatDescriptionGetStreamBasicDescription`(
  _ desc: CMFormatDescription
) -> UnsafePointer<AudioStreamBasicDescription>? { nil }

/// A form of sound.
@Fields(
  "mSampleRate: Double = 0, mFormatID: UInt32 = 0, mChannelsPerFrame: UInt32 = 0, mBitsPerChannel: UInt32 = 0"
)
public struct AudioStreamBasicDescription: Sendable {}

/// Returns what else is known of a format: nothing.
public func `CMFormatDescriptionGetExtensions`(_ desc: CMFormatDescription) -> [String: AnyObject]?
{ nil }

/// Creates the format of a frame.
@discardableResult
public func `CMVideoFormatDescriptionCreateForImageBuffer`(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer,
  formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> Int32 {
  formatDescriptionOut.pointee = try? CMFormatDescription(imageBuffer: imageBuffer)
  return 0
}
