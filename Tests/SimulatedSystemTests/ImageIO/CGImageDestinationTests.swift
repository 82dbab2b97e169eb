import ImageIO
import XCTest

/// What files say of pictures, as it is written and read again.
final class CGImageDestinationTests: XCTestCase {
  func testWhatIsWrittenIsRead() throws {
    let photo = try XCTUnwrap(CGImageSourceCreateWithData(Data("photo 1".utf8) as CFData, nil))
    XCTAssertEqual(CGImageSourceCopyPropertiesAtIndex(photo, 0, nil)?.count, 0)
    let gps: [String: Any] = [
      kCGImagePropertyGPSLatitude as String: 52.5, kCGImagePropertyGPSLatitudeRef as String: "N",
    ]
    let located = try write(photo, [kCGImagePropertyGPSDictionary: gps])
    let titled = try write(located, [kCGImagePropertyTIFFDictionary: ["Software": "Heron"]])
    let said = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(titled, 0, nil) as? [String: Any])
    XCTAssertEqual(Set(said.keys), ["{GPS}", "{TIFF}"])
    XCTAssertEqual((said["{GPS}"] as? [String: Any])?["Latitude"] as? Double, 52.5)
    let bare = try write(titled, [kCGImagePropertyGPSDictionary: NSNull()])
    XCTAssertEqual(CGImageSourceCopyProperties(bare, nil)?.count, 1)
  }

  func testAFileHoldsAPictureAndItsSize() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).heic")
    defer { try? FileManager.default.removeItem(at: url) }
    let photo = try XCTUnwrap(CGImageSourceCreateWithData(Data("photo 1".utf8) as CFData, nil))
    let image = try XCTUnwrap(CGImageSourceCreateImageAtIndex(photo, 0, nil))
    XCTAssertEqual([image.width, image.height], [4032, 3024])
    let part = try XCTUnwrap(image.cropping(to: CGRect(x: 0, y: 0, width: 300, height: 600)))
    let target = try XCTUnwrap(
      CGImageDestinationCreateWithURL(url as CFURL, "public.heic" as CFString, 1, nil))
    CGImageDestinationAddImage(target, part, [kCGImagePropertyOrientation: 6] as CFDictionary)
    XCTAssertTrue(CGImageDestinationFinalize(target))
    let read = try XCTUnwrap(CGImageSourceCreateWithURL(url as CFURL, nil))
    XCTAssertEqual(CGImageSourceCreateImageAtIndex(read, 0, nil)?.height, 600)
    XCTAssertNil(CGImageSourceCreateImageAtIndex(read, 1, nil), "there is one picture")
    for size in [150, 150.0] as [Any] {
      let options = [kCGImageSourceThumbnailMaxPixelSize: size] as CFDictionary
      let thumbnail = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(read, 0, options))
      XCTAssertEqual([thumbnail.width, thumbnail.height], [75, 150])
    }
  }

  func testAFileNeedsAPictureAndValuesThatItCanHold() throws {
    XCTAssertNil(CGImageSourceCreateWithData(Data() as CFData, nil))
    let bytes = NSMutableData()
    let target = try XCTUnwrap(
      CGImageDestinationCreateWithData(bytes as CFMutableData, "public.heic" as CFString, 1, nil))
    XCTAssertFalse(CGImageDestinationFinalize(target), "no picture was added")
    let photo = try XCTUnwrap(CGImageSourceCreateWithData(Data("photo 1".utf8) as CFData, nil))
    CGImageDestinationAddImageFromSource(target, photo, 0, ["key": CGSize.zero] as CFDictionary)
    XCTAssertFalse(CGImageDestinationFinalize(target), "a size is no value of a file")
    XCTAssertEqual(bytes.length, 0)
  }

  private func write(_ source: CGImageSource, _ properties: [CFString: Any]) throws -> CGImageSource
  {
    let bytes = NSMutableData()
    let type = try XCTUnwrap(CGImageSourceGetType(source))
    XCTAssertEqual(CGImageSourceGetPrimaryImageIndex(source), 0)
    let target = try XCTUnwrap(
      CGImageDestinationCreateWithData(bytes as CFMutableData, type, 1, nil))
    CGImageDestinationAddImageFromSource(target, source, 0, properties as CFDictionary)
    XCTAssertTrue(CGImageDestinationFinalize(target))
    return try XCTUnwrap(CGImageSourceCreateWithData(bytes as Data as CFData, nil))
  }
}
