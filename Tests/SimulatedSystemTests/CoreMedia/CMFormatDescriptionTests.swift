import CoreMedia
import XCTest

final class CMFormatDescriptionTests: XCTestCase {
  func testCodesAreFourCharacters() {
    func text(_ code: FourCharCode) -> String {
      String(decoding: withUnsafeBytes(of: code.bigEndian, Array.init), as: UTF8.self)
    }
    XCTAssertEqual(text(kCVPixelFormatType_32BGRA), "BGRA")
    XCTAssertEqual(text(kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange), "420v")
    XCTAssertEqual(text(kCVPixelFormatType_420YpCbCr8BiPlanarFullRange), "420f")
    XCTAssertEqual(text(kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange), "x420")
    XCTAssertEqual(text(kCVPixelFormatType_420YpCbCr10BiPlanarFullRange), "xf20")
    XCTAssertEqual(text(kCVPixelFormatType_422YpCbCr10BiPlanarVideoRange), "x422")
    XCTAssertEqual(text(CMFormatDescription.MediaType.video.rawValue), "vide")
    XCTAssertEqual(text(CMFormatDescription.MediaType.audio.rawValue), "soun")
    XCTAssertEqual(
      CMFormatDescription.MediaSubType.pixelFormat_32BGRA.rawValue, kCVPixelFormatType_32BGRA)
  }
}
