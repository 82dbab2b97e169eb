public import SimulatedCoreGraphics
public import SimulatedCoreVideo
public import SimulatedFoundation

/// A frame, with its time and its format.
@Kept("let numSamples: Int = 1; let isValid: Bool = true; let duration: CMTime = timing.duration")
public final class CMSampleBuffer: Sendable {
  /// The picture.
  public let imageBuffer: CVImageBuffer?
  /// The format.
  public let formatDescription: CMFormatDescription?
  private let timing: CMSampleTimingInfo

  /// Creates a frame.
  public init(
    imageBuffer: CVImageBuffer, formatDescription: CMFormatDescription,
    sampleTiming: CMSampleTimingInfo
  ) throws {
    (self.imageBuffer, self.formatDescription) = (imageBuffer, formatDescription)
    timing = sampleTiming
  }

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
