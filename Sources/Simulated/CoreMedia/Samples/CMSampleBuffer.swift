public import SimulatedCoreVideo

/// A video frame or some sound; none is ever delivered, so it cannot be created.
public final class CMSampleBuffer: Sendable {
  private init() {}

  /// The picture; always `nil`.
  public var imageBuffer: CVImageBuffer? { nil }

  /// The time at which the frame is shown; always zero.
  public var presentationTimeStamp: CMTime { .zero }
}

/// Returns the picture of a frame; always `nil`.
public func `CMSampleBufferGetImageBuffer`(_ sbuf: CMSampleBuffer) -> CVImageBuffer? {
  sbuf.imageBuffer
}

/// Returns the time at which a frame is shown; always zero.
public func `CMSampleBufferGetPresentationTimeStamp`(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}
