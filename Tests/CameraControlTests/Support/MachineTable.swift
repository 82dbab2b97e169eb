import XCTest

/// A table in the source of a test, whose first line names the columns and whose rows fail at their own
/// lines.
///
/// Two bars in the first line end the columns of keys. The first key can also be a title above the rows that
/// have it. A key with several values between slashes makes the row stand for each of them. A column
/// named `no.` is for readers only.
struct MachineTable: Sendable {
  /// One combination of keys, and what the table says about it.
  struct Case: Sendable {
    let keys: [String]
    let outcome: [String]
    fileprivate let line: UInt
  }

  let cases: [Case]
  private let file: StaticString
  private let line: UInt

  init(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.cells)
    let keyCount = lines[0].firstIndex(of: "") ?? 0
    let comment = lines[0].firstIndex(of: "no.").map { $0 - 1 }
    var (cases, title) = ([Case](), [String]())
    for (number, cells) in lines.enumerated().dropFirst() where cells != [""] {
      if cells.count == 1 {
        title = cells
        continue
      }
      let keys = (title + cells[..<keyCount]).reduce([[]]) { starts, key in
        starts.flatMap { start in Self.values(in: key).map { start + [$0] } }
      }
      let outcome = cells.indices.filter { $0 >= keyCount && $0 != comment }.map { cells[$0] }
      let line = line + UInt(number) + 1
      cases += keys.map { Case(keys: $0, outcome: outcome, line: line) }
    }
    (self.cases, self.file, self.line) = (cases, file, line)
  }

  /// Checks that a walk comes to what each row says, once, and to nothing that no row is about.
  func check(_ walk: [(keys: [String], outcome: [String])]) {
    var seen = Dictionary(walk.map { ($0.keys, $0.outcome) }) { $0 + $1 }
    XCTAssertEqual(seen.count, walk.count, "the walk comes to a case twice", file: file, line: line)
    for row in cases {
      let name = row.keys.joined(separator: " | ")
      guard let outcome = seen.removeValue(forKey: row.keys) else {
        XCTFail("\(name): a second row, or nothing reaches it", file: file, line: row.line)
        continue
      }
      XCTAssertEqual(outcome, row.outcome, name, file: file, line: row.line)
    }
    XCTAssertEqual(seen.keys.map { $0 }, [], "cases without a row", file: file, line: line)
  }

  /// Returns the cases by their first keys, as the table has them, and by their second keys in an order.
  func cases(in order: [String]) -> [Case] {
    var titles: [String] = []
    for row in cases where !titles.contains(row.keys[0]) { titles.append(row.keys[0]) }
    return titles.flatMap { title in
      order.flatMap { key in cases.filter { $0.keys == [title, key] } }
    }
  }

  private static func cells(of line: some StringProtocol) -> [String] {
    line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  private static func values(in key: String) -> [String] {
    key.split(separator: " / ").map(String.init)
  }
}
