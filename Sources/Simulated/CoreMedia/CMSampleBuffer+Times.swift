/// A number of things in a list.
public typealias CMItemCount = Int

extension CMSampleBuffer {
  /// Returns the times of the frame.
  public func sampleTimingInfos() throws -> [CMSampleTimingInfo] {
    var times = CMSampleTimingInfo()
    CMSampleBufferGetSampleTimingInfo(self, at: 0, timingInfoOut: &times)
    return [times]
  }
}

/// Writes the times of a frame, and how many there are.
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
/// Kinds of what is said of a movie.
public let (kCMMetadataBaseDataType_UTF8, kCMMetadataBaseDataType_SInt8) = (
  "com.apple.metadata.datatype.UTF-8", "com.apple.metadata.datatype.int8"
)
