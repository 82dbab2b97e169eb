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

  /// When the frame was taken.
  public var presentationTimeStamp: CMTime { timing.presentationTimeStamp }
}

/// When a frame was taken, and how long it is shown.
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

/// Creates a frame, whose data are there at once.
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

/// Returns how long the frame is shown.
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

/// Creates a frame with the picture of another one, and other times.
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

/// Returns what is attached to each picture: nothing.
public func `CMSampleBufferGetSampleAttachmentsArray`(
  _ sbuf: CMSampleBuffer, createIfNecessary: Bool
) -> CFArray? { nil }

/// Attaches nothing.
public func `CMSetAttachment`(
  _ target: CMSampleBuffer, key: CFString, value: Any?, attachmentMode: UInt32
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether what is attached goes along with a copy.
public let (kCMAttachmentMode_ShouldNotPropagate, kCMAttachmentMode_ShouldPropagate):
  (UInt32, UInt32) =
    (0, 1)

/// Returns what is attached to a frame: nothing.
public func `CMGetAttachment`(
  _ target: CMSampleBuffer, key: String, attachmentModeOut: UnsafeMutablePointer<UInt32>?
) -> AnyObject? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key for why a frame was left out.
public let `kCMSampleBufferAttachmentKey_DroppedFrameReason` = "DroppedFrameReason"

/// Returns whether the picture is there.
public func `CMSampleBufferDataIsReady`(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }

/// Returns whether the frame is valid.
public func `CMSampleBufferIsValid`(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
