import TestSupport
import XCTest

/// Tests that documents say how many rules have which basis, as the rules have it.
///
/// With `CAMERA_CONTROL_RECORD=all`, the figures are written.
final class RuleFiguresTests: XCTestCase {
  func testEveryRuleHasABasis() throws {
    let book = RuleBook(markdown: try Document.semantics.text)
    XCTAssertEqual(book.rules.filter { book.bases[$0] == nil }, [])
  }

  func testTheREADMECountsTheRules() throws {
    let book = RuleBook(markdown: try Document.semantics.text)
    let figures =
      #/Apple documents \d+ of them, people observed \d+ on devices, and this library chose \d+ /#
    let text = try Document("README.md").text.replacing(
      figures,
      with: "Apple documents \(book.count(.documented)) of them, people observed"
        + " \(book.count(.observed)) on devices, and this library chose \(book.count(.choice)) ")
    XCTAssertTrue(text.contains("Apple documents \(book.count(.documented)) of them"))
    XCTAssertNil(try PictureFile("README.md").difference(from: text))
  }

  func testThePageOfTheRulesCountsThem() throws {
    let book = RuleBook(markdown: try Document.semantics.text)
    var text = try Document("Docs/Semantics.md").text
    for basis in RuleBook.Basis.allCases {
      let words = "- *\(basis.rawValue)* (\(book.count(basis)) rules):"
      text.replace(
        try Regex(#"- \*\#(basis.rawValue)\* \([0-9]+ rules\):"#), with: words)
      XCTAssertTrue(text.contains(words))
    }
    XCTAssertNil(try PictureFile("Docs/Semantics.md").difference(from: text))
  }
}
