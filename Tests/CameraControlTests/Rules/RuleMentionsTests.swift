import XCTest

final class RuleMentionsTests: XCTestCase {
  func testAnIdInANameOrInTheCommentRightAboveCounts() {
    let mentions = read(
      """
      /// AAA01, AAA02: two rules
      ///
      /// and more about AAA03.
      @MainActor
      func testTwoRules() {}

      @MainActor func testAAA04AndBBB05() async throws {}
      """
    )
    XCTAssertEqual(
      mentions.testsByRule,
      [
        "AAA01": ["testTwoRules"], "AAA02": ["testTwoRules"], "AAA03": ["testTwoRules"],
        "AAA04": ["testAAA04AndBBB05"], "BBB05": ["testAAA04AndBBB05"],
      ]
    )
  }

  func testAnIdAnywhereElseDoesNot() {
    let mentions = read(
      """
      /// AAA01: about the class
      final class Tests: XCTestCase {
        /// AAA02: about what tests share
        func prepare() {}
        /// AAA03: too far away

        // AAA04: no doc comment
        func testSomething() {
          // AAA05
          XCTAssertEqual(rule, "AAA06")
        }
        // func testAAA07() {}
        /// XAAA08 and AAA090 are no ids.
        func testNothing() {}
      }
      """
    )
    XCTAssertEqual(mentions.testsByRule, [:])
  }

  func testTheTextOfAMultiLineStringDoesNot() {
    let quotes = String(repeating: "\"", count: 3)
    let mentions = read("let text = \(quotes)\nfunc testAAA01() {}\n\(quotes)\nfunc testAAA02() {}")
    XCTAssertEqual(mentions.testsByRule, ["AAA02": ["testAAA02"]])
  }

  func testTwoFilesAddUp() {
    var mentions = read("func testAAA01First() {}")
    mentions.read(source: "func testAAA01Second() {}")
    XCTAssertEqual(mentions.testsByRule, ["AAA01": ["testAAA01First", "testAAA01Second"]])
  }

  private func read(_ source: String) -> RuleMentions {
    var mentions = RuleMentions()
    mentions.read(source: source)
    return mentions
  }
}
