import XCTest

final class RuleBookTests: XCTestCase {
  func testHeadingsAreRules() {
    let book = RuleBook(
      markdown: """
        # Rules about AAA09
        - AAA08
        | id | rule |
        |---|---|
        ### AAA01
        Better than AAA07.
        ## A list
        See AAA06.
        - BBB01
        - nonsense
        ## Something else
        - BBB02
        ### AAA02
        ### AAA03 with a title
        ### A title
        """
    )
    XCTAssertEqual(book.rules, ["AAA01", "AAA02"])
  }

  func testTheWordInItalicsIsTheBasis() {
    let book = RuleBook(
      markdown: """
        *Observed*: no rule is above.
        ### AAA01
        Some *Choice*.
        *Documented*: here
        *Choice*: too late
        ### AAA02
        *Choice*
        ### AAA03
        *Nonsense*
        ## A list
        *Observed*
        """
    )
    XCTAssertEqual(book.bases, ["AAA01": .documented, "AAA02": .choice])
    XCTAssertEqual(RuleBook.Basis.allCases.map(book.count), [1, 0, 1])
  }
}
