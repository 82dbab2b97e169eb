import Foundation
import UniformTypeIdentifiers
import XCTest

final class PathsTests: XCTestCase {
  func testAPathGetsTheExtensionOfAKind() {
    let folder = URL(fileURLWithPath: "/movies")
    XCTAssertEqual(
      folder.appendingPathComponent("take", conformingTo: .quickTimeMovie).path, "/movies/take.mov")
    XCTAssertEqual(folder.appendingPathExtension(for: .jpeg).path, "/movies.jpeg")
    XCTAssertTrue(UTType.heic.conforms(to: .image))
    XCTAssertFalse(UTType.heic.conforms(to: .movie))
    XCTAssertEqual(UTType.mpeg4Movie.preferredMIMEType, "video/mp4")
  }
}
