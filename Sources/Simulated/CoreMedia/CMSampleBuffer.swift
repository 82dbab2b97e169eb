/// A frame, with its time and its format.
@Kept("let numSamples: Int = 1; let isValid: Bool = true; let duration: CMTime = timing.duration")
public final class CMSampleBuffer: Sendable {
  /// The picture.
  public let imageBuffer: CVImageBuffer?
  /// The format.
  public let formatDescription: CMFormatDescription?
  fileprivate let timing: CMSampleTimingInfo

  fileprivate init(
    _ picture: CVImageBuffer?, _ format: CMFormatDescription?, _ timing: CMSampleTimingInfo
  ) { (imageBuffer, formatDescription, self.timing) = (picture, format, timing) }

  /// Creates a frame.
  public convenience init(
    imageBuffer: CVImageBuffer, formatDescription: CMFormatDescription,
    sampleTiming: CMSampleTimingInfo
  ) throws { self.init(imageBuffer, formatDescription, sampleTiming) }

  /// The time at which the camera took the frame.
  public var presentationTimeStamp: CMTime { timing.presentationTimeStamp }

  /// Returns the times of the frame.
  public func sampleTimingInfos() throws -> [CMSampleTimingInfo] {
    var times = CMSampleTimingInfo()
    CMSampleBufferGetSampleTimingInfo(self, at: 0, timingInfoOut: &times)
    return [times]
  }
}

/// The time at which the camera took a frame, and the duration for which an app shows it.
@Fields(
  """
  duration: CMTime = .invalid, presentationTimeStamp: CMTime = .invalid,
  decodeTimeStamp: CMTime = .invalid
  """)
public struct CMSampleTimingInfo: Sendable {}

/// Creates a frame.
@discardableResult
public func `CMSampleBufferCreateReadyWithImageBuffer`(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
  sampleTiming: UnsafePointer<CMSampleTimingInfo>,
  sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
  sampleBufferOut.pointee = try? CMSampleBuffer(
    imageBuffer: imageBuffer, formatDescription: formatDescription,
    sampleTiming: sampleTiming.pointee)
  return 0
}

/// Returns the picture.
public func `CMSampleBufferGetImageBuffer`(_ sbuf: CMSampleBuffer) -> CVImageBuffer? {
  sbuf.imageBuffer
}

/// Creates a frame whose data is ready immediately.
@discardableResult
public func `CMSampleBufferCreateForImageBuffer`(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer, dataReady: Bool,
  makeDataReadyCallback: ((CMSampleBuffer, UnsafeMutableRawPointer?) -> OSStatus)?,
  refcon: UnsafeMutableRawPointer?, formatDescription: CMVideoFormatDescription,
  sampleTiming: UnsafePointer<CMSampleTimingInfo>,
  sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
  CMSampleBufferCreateReadyWithImageBuffer(
    allocator: allocator, imageBuffer: imageBuffer, formatDescription: formatDescription,
    sampleTiming: sampleTiming, sampleBufferOut: sampleBufferOut)
}

/// Returns the time.
public func `CMSampleBufferGetPresentationTimeStamp`(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}

/// Returns the format.
public func `CMSampleBufferGetFormatDescription`(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
  sbuf.formatDescription
}

/// Returns the duration for which an app shows the frame.
public func `CMSampleBufferGetDuration`(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }

/// Writes the times of a frame.
@discardableResult
public func `CMSampleBufferGetSampleTimingInfo`(
  _ sbuf: CMSampleBuffer, at sampleIndex: Int,
  timingInfoOut: UnsafeMutablePointer<CMSampleTimingInfo>
) -> Int32 {
  timingInfoOut.pointee = sbuf.timing
  return 0
}

/// Creates a frame with the picture of another frame, but with other times.
@discardableResult
public func `CMSampleBufferCreateCopyWithNewTiming`(
  allocator: CFAllocator?, sampleBuffer originalSBuf: CMSampleBuffer, sampleTimingEntryCount: Int,
  sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?,
  sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
  sampleBufferOut.pointee = CMSampleBuffer(
    originalSBuf.imageBuffer, originalSBuf.formatDescription,
    sampleTimingArray?.pointee ?? originalSBuf.timing)
  return 0
}

/// Returns how many pictures there are: one.
public func `CMSampleBufferGetNumSamples`(_ sbuf: CMSampleBuffer) -> Int { sbuf.numSamples }

/// Returns the attachments of each picture: always `nil`.
public func `CMSampleBufferGetSampleAttachmentsArray`(
  _ sbuf: CMSampleBuffer, createIfNecessary: Bool
) -> CFArray? { nil }

/// Would attach a value to a frame; in the simulation, has no effect.
public func `CMSetAttachment`(
  _ target: CMSampleBuffer, key: CFString, value: Any?, attachmentMode: UInt32
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a copy of a frame keeps an attachment.
public let (kCMAttachmentMode_ShouldNotPropagate, kCMAttachmentMode_ShouldPropagate):
  (UInt32, UInt32) = (0, 1)

/// Returns an attachment of a frame: always `nil`.
public func `CMGetAttachment`(
  _ target: CMSampleBuffer, key: String, attachmentModeOut: UnsafeMutablePointer<UInt32>?
) -> AnyObject? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key for the reason why an output dropped a frame.
public let `kCMSampleBufferAttachmentKey_DroppedFrameReason` = "DroppedFrameReason"
/// Returns whether the data of the frame is ready.
public func `CMSampleBufferDataIsReady`(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
/// Returns whether the frame is valid.
public func `CMSampleBufferIsValid`(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }

/// The format of media.
public final class CMFormatDescription: Sendable {
  /// The size of the pictures.
  public let dimensions: CMVideoDimensions
  /// The kind of media.
  public let mediaType: MediaType
  /// The subtype of the media, such as a pixel format.
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

  /// A subtype of media, such as a pixel format.
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

/// Returns the subtype of the media.
public func `CMFormatDescriptionGetMediaSubType`(_ desc: CMFormatDescription) -> FourCharCode {
  desc.mediaSubType.rawValue
}

/// Returns the kind of media.
public func `CMFormatDescriptionGetMediaType`(_ desc: CMFormatDescription) -> FourCharCode {
  desc.mediaType.rawValue
}

/// Returns the format of sound: always `nil`, because simulated sound has no format.
public func `CMAudioFormatDescriptionGetStreamBasicDescription`(
  _ desc: CMFormatDescription
) -> UnsafePointer<AudioStreamBasicDescription>? { nil }

/// A format of sound.
@Fields(
  "mSampleRate: Double = 0, mFormatID: UInt32 = 0, mChannelsPerFrame: UInt32 = 0, mBitsPerChannel: UInt32 = 0"
)
public struct AudioStreamBasicDescription: Sendable {}

/// Returns additional information about a format: always `nil`.
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

/// A number of items in a list.
public typealias CMItemCount = Int

/// Writes the times of a frame and the number of times.
@discardableResult
public func `CMSampleBufferGetSampleTimingInfoArray`(
  _ sbuf: CMSampleBuffer, entryCount numSampleTimingEntries: CMItemCount,
  arrayToFill timingArrayOut: UnsafeMutablePointer<CMSampleTimingInfo>?,
  entriesNeededOut timingArrayEntriesNeededOut: UnsafeMutablePointer<CMItemCount>?
) -> OSStatus {
  timingArrayEntriesNeededOut?.pointee = 1
  guard let timingArrayOut, numSampleTimingEntries > 0 else { return 0 }
  return CMSampleBufferGetSampleTimingInfo(sbuf, at: 0, timingInfoOut: timingArrayOut)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The data types of a movie's metadata.
public let (kCMMetadataBaseDataType_UTF8, kCMMetadataBaseDataType_SInt8) = (
  "com.apple.metadata.datatype.UTF-8", "com.apple.metadata.datatype.int8"
)
