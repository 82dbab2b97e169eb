import UniformTypeIdentifiers
import XCTest

final class UTTypeTests: XCTestCase {
  func testKindsHaveTheIdentifiersOfAPhone() {
    XCTAssertEqual(UTType.image.identifier, "public.image")
    XCTAssertEqual(UTType.movie.identifier, "public.movie")
    XCTAssertEqual(UTType("public.heic"), .heic)
    XCTAssertEqual(UTType.heic.description, "public.heic")
    XCTAssertNil(UTType(""))
  }

  func testFilesOfACameraHaveKinds() {
    for type in [UTType.jpeg, .heic, .png, .dng, .quickTimeMovie, .mpeg4Movie, .json] {
      let filenameExtension = type.preferredFilenameExtension ?? ""
      XCTAssertEqual(UTType(filenameExtension: filenameExtension), type, filenameExtension)
    }
    XCTAssertEqual(UTType(filenameExtension: "JPG"), .jpeg)
    XCTAssertNil(UTType(filenameExtension: "swift"))
    XCTAssertNil(UTType.image.preferredFilenameExtension)
  }
}
