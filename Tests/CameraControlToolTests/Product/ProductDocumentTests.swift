import TestSupport
import XCTest

/// Tests that the article about products shows what the tool prints.
final class ProductDocumentTests: XCTestCase {
  private let document = Document(of: "CameraControlTerminal", "CheckProduct")

  func testTheSampleIsWhatTheToolPrints() throws {
    var app = AppFolder.inXcode
    app.replace("exceptions = (E01, E02, );", by: "exceptions = (E02, );")
    app.replace(
      "EXExtensionPointIdentifier", by: "NSExtensionPointIdentifier", in: "PhotosCapture/Info.plist"
    )
    app.replace("INFOPLIST_KEY_NSCameraUsageDescription = \"It takes \\\"photos\\\".\";", by: "")
    let sample = try app.text().trimmingCharacters(in: .newlines)
    XCTAssertTrue(try document.blocks("").contains(sample), sample)
  }

  /// Every rule that a finding of the tool can name has a row, and no other has.
  func testTheTableHasEveryRuleOfTheTool() throws {
    let folder = Document.root.appendingPathComponent("Sources/camera-control/Product/Checks")
    var rules: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      rules.formUnion(text.matches(of: /"([A-Z]{3}[0-9]{2})"/).map { String($0.1) })
    }
    XCTAssertGreaterThan(rules.count, 5)
    let rows = try document.rows(below: "| what is found | rule |").map { $0[1] }
    XCTAssertEqual(Set(rows), rules)
  }
}
