// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Names for the settings of a video-data output, spelled as Apple spells them.

/// Four characters as a number.
public typealias FourCharCode = UInt32
/// A code of four characters.
public typealias OSType = FourCharCode
/// The key for the pixel format in settings.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
/// The keys for the size of a picture in settings.
public let (kCVPixelBufferWidthKey, kCVPixelBufferHeightKey) = ("Width", "Height")

/// The keys for the frameworks that can use a frame.
public let (
  kCVPixelBufferCGImageCompatibilityKey, kCVPixelBufferCGBitmapContextCompatibilityKey,
  kCVPixelBufferMetalCompatibilityKey, kCVPixelBufferIOSurfacePropertiesKey
) = (
  "CGImageCompatibility", "CGBitmapContextCompatibility", "MetalCompatibility",
  "IOSurfaceProperties"
)

/// 32-bit BGRA, BGRA.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Bi-planar 4:2:0 with 8 bits in video range, 420v.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// Bi-planar 4:2:0 with 8 bits in full range, 420f.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
/// Bi-planar 4:2:0 with 10 bits in video range, x420.
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3230
/// Bi-planar 4:2:0 with 10 bits in full range, xf20.
public let kCVPixelFormatType_420YpCbCr10BiPlanarFullRange: OSType = 0x7866_3230
/// Bi-planar 4:2:2 with 10 bits in video range, x422.
public let kCVPixelFormatType_422YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3232

/// ARGB, compressed BGRA, depth in two or four bytes, disparity, and a single component.
public let (
  kCVPixelFormatType_32ARGB, kCVPixelFormatType_Lossy_32BGRA, kCVPixelFormatType_DepthFloat16,
  kCVPixelFormatType_DepthFloat32, kCVPixelFormatType_DisparityFloat32,
  kCVPixelFormatType_OneComponent8
): (OSType, OSType, OSType, OSType, OSType, OSType) =
  (0x0000_0020, 0x2D42_4741, 0x6864_6570, 0x6664_6570, 0x6664_6973, 0x4C30_3038)

/// The keys for the colors of a picture.
public let (
  kCVImageBufferColorPrimariesKey, kCVImageBufferYCbCrMatrixKey, kCVImageBufferTransferFunctionKey,
  kCVImageBufferCGColorSpaceKey, kCVImageBufferColorPrimaries_P3_D65,
  kCVBufferPropagatedAttachmentsKey
) = (
  "CVImageBufferColorPrimaries", "CVImageBufferYCbCrMatrix", "CVImageBufferTransferFunction",
  "CGColorSpace", "P3_D65", "PropagatedAttachments"
)

/// The keys for the number of frames in a pool.
public let (kCVPixelBufferPoolMinimumBufferCountKey, kCVPixelBufferPoolAllocationThresholdKey) =
  ("MinimumBufferCount", "BufferPoolAllocationThreshold")

/// The result of a call: 0 for success, or the reason why the call failed.
public typealias CVReturn = Int32

/// The results for success, for wrong arguments, and for a pool that has reached its limit.
public let (kCVReturnSuccess, kCVReturnInvalidArgument, kCVReturnWouldExceedAllocationThreshold) =
  (CVReturn(0), CVReturn(-6661), CVReturn(-6689))

/// The raw value of a set of options.
public typealias CVOptionFlags = UInt

/// How a frame is locked.
@Flags("readOnly")
public struct CVPixelBufferLockFlags: OptionSet, Sendable {}
