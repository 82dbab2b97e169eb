import UniformTypeIdentifiers
import XCTest

/// What apps name of types of files, in Swift 5 and in Swift 6.
@MainActor
final class TypeNamesTests: XCTestCase {
  func testValuesAreThere() async {
    assertDistinct([URLResourceKey.contentTypeKey])
    assertDistinct([
      UTType.audiovisualContent, .gif, .livePhoto, .pdf, .plainText, .rawImage, .tiff,
    ])
  }
}
