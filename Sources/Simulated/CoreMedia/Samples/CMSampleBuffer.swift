import SimulatedCoreGraphics
public import SimulatedCoreVideo

/// A frame or a piece of sound; none is ever delivered.
@Kept(
  """
  let imageBuffer: CVImageBuffer? = nil; let presentationTimeStamp: CMTime = .zero
  let duration: CMTime = .zero; let formatDescription: CMFormatDescription? = nil
  let numSamples: Int = 0; let isValid: Bool = false
  """)
public final class CMSampleBuffer: Sendable {
  private init() {}
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
