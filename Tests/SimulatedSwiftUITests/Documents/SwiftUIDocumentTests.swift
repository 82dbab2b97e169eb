import TestSupport
import XCTest

/// Tests that the book shows code that is compiled and run here.
final class SwiftUIDocumentTests: XCTestCase {
  func testEveryBlockOfSwiftIsPartOfATest() throws {
    let folder = "Tests/SimulatedSwiftUITests/"
    let sources = try ["Documents/LensViewTests", "Support/UIView+Finding"].map {
      try Document("\(folder)\($0).swift").squeezed
        .replacingOccurrences(of: "fileprivate ", with: "")
    }
    let blocks = try Document(of: "SimulatedSwiftUI", "Views").blocks("swift")
    XCTAssertGreaterThan(blocks.count, 5)
    for block in blocks {
      let wanted = Document.squeezed(block)
      XCTAssertTrue(sources.contains { $0.contains(wanted) }, "no test contains:\n\(block)")
    }
  }
}
