import CameraControlTesting
import TestSupport
import XCTest

final class VersionTests: XCTestCase {
  func testTheChangesBeginWithThisVersion() throws {
    let headings = try Document("Docs/Changes.md").text.split(separator: "\n")
      .filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3).prefix { $0 != "," } }
    let versions = headings.filter { $0.first?.isNumber == true }
    XCTAssertEqual(versions.first.map(String.init), Version.current)
    XCTAssertEqual(Set(versions).count, versions.count, "a version has one section")
  }
}
