/// What a format says about its pictures.
public final class CMFormatDescription: Sendable {
  /// The size of the pictures.
  public let dimensions: CMVideoDimensions

  init(_ dimensions: CMVideoDimensions) {
    self.dimensions = dimensions
  }
}

/// The description of moving pictures.
public typealias CMVideoFormatDescription = CMFormatDescription

/// Returns the size of the pictures.
public func `CMVideoFormatDescriptionGetDimensions`(
  _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions {
  videoDesc.dimensions
}
