import CoreVideo
import XCTest

/// What apps name of buffers, in Swift 5 and in Swift 6.
@MainActor
final class BufferNamesTests: XCTestCase {
  func testConstantsAreThere() async {
    let _: [Any?] = [
      kCVBufferPropagatedAttachmentsKey, kCVImageBufferCGColorSpaceKey,
      kCVImageBufferColorPrimariesKey, kCVImageBufferColorPrimaries_P3_D65,
      kCVImageBufferTransferFunctionKey, kCVImageBufferYCbCrMatrixKey,
      kCVPixelBufferIOSurfacePropertiesKey, kCVPixelBufferMetalCompatibilityKey,
      kCVPixelBufferPoolMinimumBufferCountKey, kCVPixelFormatType_32ARGB,
      kCVPixelFormatType_DepthFloat16, kCVPixelFormatType_Lossy_32BGRA, kCVReturnInvalidArgument,
    ]
  }

  func testValuesAreThere() async {
    assertDistinct([CVPixelBufferLockFlags.readOnly])
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [CVBuffer.self, CVImageBuffer.self, CVReturn.self]
  }
}
