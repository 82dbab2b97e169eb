// Names for the settings of a video-data output. The backticks exempt them from the lint rule on
// names.

/// The key for the pixel format in settings.
public let `kCVPixelBufferPixelFormatTypeKey` = "PixelFormatType"

/// The pixel formats: 32-bit BGRA, and bi-planar 4:2:0 in video range or full range.
public let (
  `kCVPixelFormatType_32BGRA`, `kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange`,
  `kCVPixelFormatType_420YpCbCr8BiPlanarFullRange`
): (UInt32, UInt32, UInt32) = (1_111_970_369, 875_704_438, 875_704_422)
