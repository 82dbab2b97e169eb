import Foundation
import TestSupport
import XCTest

/// Holds the table of options in `Docs/Semantics.md` and the comments in the sources against each
/// other.
final class OptionsTableTests: XCTestCase {
  func testEveryOptionOfTheSourcesIsInTheTableOnce() throws {
    let rows = try Document("Docs/Semantics.md")
      .rows(below: "| no. | option | group | default | alternatives |")
    let numbers = rows.compactMap { $0.first.flatMap { Int($0) } }
    XCTAssertEqual(numbers, Array(1...max(1, rows.count)))
    let sources = Document.root.appendingPathComponent("Sources/CameraControl")
    var commented: [Int: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: /\/\/\/ Option ([0-9]+):[\s\S]*?\bvar (\w+)/) {
        commented[Int(match.1) ?? 0] = String(match.2)
      }
    }
    XCTAssertEqual(commented.keys.sorted(), numbers)
    for (number, row) in zip(numbers, rows) {
      let name = try XCTUnwrap(commented[number])
      XCTAssertTrue(row[1].contains("`\(name)"), "\(number): \(row[1]) is not \(name)")
    }
  }
}
