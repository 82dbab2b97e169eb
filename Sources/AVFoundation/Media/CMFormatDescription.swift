/// The description of a format.
public final class CMFormatDescription: Sendable {
  /// The dimensions of the video.
  public let dimensions: CMVideoDimensions

  init(_ dimensions: CMVideoDimensions) {
    self.dimensions = dimensions
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
