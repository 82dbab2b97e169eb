// What the settings of a video-data output are written with. The backticks keep the names from
// looking like a slip.

/// Where settings keep the format of pixels.
public let `kCVPixelBufferPixelFormatTypeKey` = "PixelFormatType"

/// The formats of pixels: four colours of a byte each, and brightness and colour in two planes, in
/// the range of video or in the full one.
public let (
  `kCVPixelFormatType_32BGRA`, `kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange`,
  `kCVPixelFormatType_420YpCbCr8BiPlanarFullRange`
): (UInt32, UInt32, UInt32) = (1_111_970_369, 875_704_438, 875_704_422)
