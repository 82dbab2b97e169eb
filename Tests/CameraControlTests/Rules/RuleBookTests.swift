import XCTest

final class RuleBookTests: XCTestCase {
  func testRowsAreRulesAndListEntriesAreNotBuilt() {
    let book = RuleBook(
      markdown: """
        # Rules about AAA09
        - AAA08
        | id | rule |
        |---|---|
        | AAA01 | Better than AAA07. |
        ## Rules of parts that are not built yet
        See AAA06.
        - BBB01
        - nonsense
        ## Something else
        - BBB02
        | AAA02 | A row at the end. |
        """
    )
    XCTAssertEqual(book.rules, ["AAA01", "AAA02"])
    XCTAssertEqual(book.notBuilt, ["BBB01", "nonsense"])
  }
}
