import XCTest

final class RuleCoverageFindingsTests: XCTestCase {
  func testNothingIsFoundWhereRulesTestsAndListAgree() {
    XCTAssertEqual(findings(rules: ["AAA01", "AAA02"], notBuilt: ["AAA02"], tested: ["AAA01"]), [])
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

  func testAnUnknownIdInTheListIsFound() {
    XCTAssertEqual(
      findings(notBuilt: ["AAA98"]), ["Not-built-yet entries that no rule has: AAA98"]
    )
  }

  func testAListEntryThatIsTestedByNowIsFound() {
    XCTAssertEqual(
      findings(rules: ["AAA01"], notBuilt: ["AAA01"], tested: ["AAA01"]),
      ["Not-built-yet entries that a test names: AAA01 (testAAA01)"]
    )
  }

  func testRepeatedIdsAreFound() {
    XCTAssertEqual(
      findings(rules: ["AAA01", "AAA01"], notBuilt: ["AAA01", "AAA01"]),
      [
        "Rules that are there twice: AAA01",
        "Not-built-yet entries that are there twice: AAA01",
      ]
    )
  }

  private func findings(
    rules: [String] = [], notBuilt: [String] = [], tested: [String] = []
  ) -> [String] {
    let rows = rules.map { "| \($0) | A rule. | choice | made up |" }
    let list = ["## Rules of parts that are not built yet"] + notBuilt.map { "- \($0)" }
    var mentions = RuleMentions()
    mentions.read(source: tested.map { "func test\($0)() {}" }.joined(separator: "\n"))
    return RuleCoverage.findings(
      book: RuleBook(markdown: (rows + list).joined(separator: "\n")), mentions: mentions
    )
  }
}
