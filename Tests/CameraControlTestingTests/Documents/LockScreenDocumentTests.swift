import CameraControl
import Foundation
import TestSupport
import XCTest

/// Tests that `Docs/LockScreen.md` shows files of a package that is compiled and tested, and that its
/// tables are complete.
final class LockScreenDocumentTests: XCTestCase {
  private let document = Document("Docs/LockScreen.md")

  func testEveryBlockOfSwiftIsPartOfThePackage() throws {
    let package = Document.root.appendingPathComponent("Tests/LockScreenConsumer")
    let files = try FileManager.default.subpathsOfDirectory(atPath: package.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
    let sources = try files.map { try Document("Tests/LockScreenConsumer/\($0)").squeezed }
    let blocks = try document.blocks("swift")
    XCTAssertGreaterThan(blocks.count, 7)
    for block in blocks {
      // A reader's package is beside the clone, and this one inside it.
      let wanted = Document.squeezed(block)
        .replacingOccurrences(of: "\"../camera-control\"", with: "\"../..\"")
      XCTAssertTrue(sources.contains { $0.contains(wanted) }, "no file contains:\n\(block)")
    }
  }

  func testEveryOptionIsInTheTable() throws {
    let text = try document.text
    for option in Mirror(reflecting: PhoneBehavior.LockScreen()).children {
      let name = try XCTUnwrap(option.label)
      XCTAssertTrue(text.contains("| `\(name)` |"), name)
    }
  }
}
