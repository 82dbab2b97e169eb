import CameraControl
import Foundation
import TestSupport
import XCTest

/// Tests that the article about the Lock Screen shows files of a package that is compiled and tested, and that its
/// tables are complete.
final class LockScreenDocumentTests: XCTestCase {
  private let document = Document(
    of: "SimulatedLockedCameraCapture", "LockScreen", "SimulatedLockedCameraCapture")

  func testEveryBlockOfSwiftIsPartOfThePackage() throws {
    let package = Document.root.appendingPathComponent("Tests/Packages/LockScreen")
    let files = try FileManager.default.subpathsOfDirectory(atPath: package.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
    let sources = try files.map { try Document("Tests/Packages/LockScreen/\($0)").squeezed }
    let blocks = try document.blocks("swift")
    XCTAssertGreaterThan(blocks.count, 7)
    for block in blocks {
      // A reader's package is beside the clone, and this one inside it.
      let wanted = Document.squeezed(block)
        .replacingOccurrences(of: "\"../camera-control\"", with: "\"../../..\"")
      XCTAssertTrue(sources.contains { $0.contains(wanted) }, "no file contains:\n\(block)")
    }
  }

  func testEveryOptionIsInTheTableWithItsDefault() throws {
    let text = try document.text
    for option in Mirror(reflecting: PhoneBehavior.LockScreen()).children {
      let name = try XCTUnwrap(option.label)
      let standard =
        switch option.value {
        case let duration as Duration: "\(duration.components.seconds) s"
        case let count as Int: "\(count) bytes"
        default: "`\(option.value)`"
        }
      XCTAssertTrue(text.contains("| `\(name)` | \(standard) |"), "\(name), \(standard)")
    }
  }

  /// No diagnostic is listed twice, and each has a name that the sources give to one.
  func testEveryDiagnosticIsListedOnce() throws {
    let names = try XCTUnwrap(document.text.components(separatedBy: "## What the phone finds").last)
      .components(separatedBy: "## What a result rests on")[0]
      .matches(of: /(?m)^\| `([a-z-]+)`(?:, `([a-z-]+)`)? \|/)
      .flatMap { [$0.1, $0.2].compactMap { $0.map(String.init) } }
    XCTAssertEqual(names.count, Set(names).count, names.joined(separator: " "))
    XCTAssertGreaterThan(names.count, 14)
    let sources = Document.root.appendingPathComponent("Sources")
    let all = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8) }
      .joined()
    for name in names { XCTAssertTrue(all.contains("name: \"\(name)\""), name) }
  }
}
