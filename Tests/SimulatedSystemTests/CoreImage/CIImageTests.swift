import CoreImage
import UIKit
import XCTest

/// Pictures without a content, which keep their size and what was done to them.
final class CIImageTests: XCTestCase {
  func testAPictureKeepsItsSizeOnTheWay() throws {
    let image = try XCTUnwrap(CIImage(data: Data("photo".utf8)))
    let turned = image.oriented(.right)
    XCTAssertEqual(turned.extent.size, CGSize(width: 3024, height: 4032))
    let small = turned.transformed(by: CGAffineTransform(scaleX: 0.5, y: 0.5))
    let picture = try XCTUnwrap(CIContext().createCGImage(small, from: small.extent))
    XCTAssertEqual([picture.width, picture.height], [1512, 2016])
    XCTAssertEqual(UIImage(cgImage: picture).size, CGSize(width: 1512, height: 2016))
    XCTAssertEqual(picture, picture)
    XCTAssertNotEqual(picture, picture.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
  }

  func testFiltersAreNoted() throws {
    let filter = try XCTUnwrap(CIFilter(name: "CISepiaTone"))
    XCTAssertNil(filter.outputImage)
    filter.setValue(CIImage(data: Data("photo".utf8)), forKey: kCIInputImageKey)
    let output = filter.outputImage?.applyingGaussianBlur(sigma: 2)
    XCTAssertEqual(output?.simulatedFilters, ["CISepiaTone", "CIGaussianBlur"])
  }

  func testNothingBecomesNoPicture() {
    XCTAssertNil(CIImage(data: Data()))
    XCTAssertNil(CIContext().createCGImage(CIImage.empty(), from: .infinite))
  }
}
