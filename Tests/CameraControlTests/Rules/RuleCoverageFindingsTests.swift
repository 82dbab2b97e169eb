import XCTest

final class RuleCoverageFindingsTests: XCTestCase {
  func testNothingIsFoundWhereRulesAndTestsAgree() {
    XCTAssertEqual(findings(rules: ["AAA01", "AAA02"], tested: ["AAA01", "AAA02"]), [])
  }

  func testARuleWithoutATestIsFound() {
    XCTAssertEqual(
      findings(rules: ["AAA01", "AAA02", "AAA03"], tested: ["AAA02"]),
      ["Rules that no test names: AAA01, AAA03"]
    )
  }

  func testAnUnknownIdInATestIsFoundWithItsTest() {
    XCTAssertEqual(
      findings(tested: ["AAA99"]), ["Ids that tests name and no rule has: AAA99 (testAAA99)"]
    )
  }

  func testRepeatedIdsAreFound() {
    XCTAssertEqual(
      findings(rules: ["AAA01", "AAA01"], tested: ["AAA01"]),
      ["Rules that are there twice: AAA01"]
    )
  }

  private func findings(rules: [String] = [], tested: [String] = []) -> [String] {
    let rows = rules.map { "### \($0)" }
    var mentions = RuleMentions()
    mentions.read(source: tested.map { "func test\($0)() {}" }.joined(separator: "\n"))
    return RuleCoverage.findings(
      book: RuleBook(markdown: rows.joined(separator: "\n")), mentions: mentions
    )
  }
}
