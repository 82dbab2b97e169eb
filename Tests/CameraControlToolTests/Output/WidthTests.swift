import XCTest

/// What the tool prints fits into a window of 100 columns.
final class WidthTests: XCTestCase {
  func testNothingIsWiderThanAHundredColumns() throws {
    let topics = ["settings", "phones", "cameras", "options", "quirks", "keys"]
    let lists =
      [["--help"], ["demo"], ["cards"], ["explore", "--depth", "1"]] + topics.map { ["help", $0] }
    for (arguments, outcome) in zip(lists, try Tool.runEach(of: lists)) {
      XCTAssertEqual(outcome.status, 0)
      for line in outcome.output.split(separator: "\n") {
        XCTAssertLessThanOrEqual(line.count, 100, "\(arguments): \(line)")
      }
    }
    let report = try AppFolder.inXcode.text()
    XCTAssertTrue(report.contains("\n    "), report)
    for line in report.split(separator: "\n") { XCTAssertLessThanOrEqual(line.count, 100) }
  }
}
