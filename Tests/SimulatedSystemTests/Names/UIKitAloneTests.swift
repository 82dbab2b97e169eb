import UIKit
import XCTest

/// What a file that imports UIKit has of Core Graphics and Core Image, in Swift 5 and in Swift 6.
@MainActor
final class UIKitAloneTests: XCTestCase {
  func testAnImageIsDrawnAndTurned() async throws {
    let size = CGSize(width: 40, height: 30)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      context.fill(CGRect(origin: .zero, size: size))
      UIView(frame: .zero).layer.render(in: context.cgContext)
      UIImage(systemName: "camera")?.draw(in: CGRect(origin: .zero, size: size))
    }
    XCTAssertEqual(image.size, size)
    let picture: CGImage = try XCTUnwrap(image.cgImage)
    let turned = UIImage(cgImage: picture, scale: 2, orientation: .right)
    XCTAssertEqual(turned.imageOrientation, .right)
    XCTAssertEqual(turned.size, CGSize(width: 60, height: 45))
    XCTAssertNotEqual(picture, image.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
  }

  func testAFrameBecomesAPicture() async throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { _ in }
    let frame = CIImage(cgImage: try XCTUnwrap(drawn.cgImage)).oriented(.right)
    let picture = CIContext().createCGImage(frame, from: frame.extent)
    XCTAssertEqual(picture?.width, 18)
    XCTAssertEqual(picture?.height, 24)
  }
}
