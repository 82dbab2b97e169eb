import CameraControl

/// The lines of two traces side by side, with equal lines beside each other.
struct MismatchTable {
  /// A row of the table, with a line of both traces or of only one.
  private struct Row {
    var expected: Range<Int>
    var actual: Range<Int>
    let isSame: Bool
    /// The texts for several lines of each side.
    var summary: (expected: String, actual: String)?
  }

  private let expected: [String]
  private let actual: [String]
  private var rows: [Row] = []

  init(_ expected: [String], _ actual: [String]) {
    self.expected = expected
    self.actual = actual
    var (left, right) = (0, 0)
    let end = (first: expected.count, second: actual.count)
    for pair in LineAlignment(expected, actual).pairs + [end] {
      addDiffering(left..<pair.first, right..<pair.second)
      (left, right) = (pair.first, pair.second)
      if left < expected.count { add(left..<(left + 1), right..<(right + 1), isSame: true) }
      (left, right) = (left + 1, right + 1)
    }
    fold()
  }

  /// Adds lines that differ: those of one kind stand side by side.
  private mutating func addDiffering(_ one: Range<Int>, _ other: Range<Int>) {
    let alike = LineAlignment(
      one.map { Self.subject(of: expected[$0]) }, other.map { Self.subject(of: actual[$0]) })
    var (left, right) = (one.lowerBound, other.lowerBound)
    let end = (first: one.count, second: other.count)
    for pair in alike.pairs + [end] {
      let (first, second) = (one.lowerBound + pair.first, other.lowerBound + pair.second)
      for index in left..<first { add(index..<(index + 1), second..<second, isSame: false) }
      for index in right..<second { add(first..<first, index..<(index + 1), isSame: false) }
      if first < one.upperBound { add(first..<(first + 1), second..<(second + 1), isSame: false) }
      (left, right) = (min(first + 1, one.upperBound), min(second + 1, other.upperBound))
    }
  }

  private mutating func add(_ expected: Range<Int>, _ actual: Range<Int>, isSame: Bool) {
    rows.append(Row(expected: expected, actual: actual, isSame: isSame))
  }

  /// What a line is about, by which lines that differ are compared.
  private static func subject(of line: String) -> String { PrintedEntry(line)?.subject ?? "" }

  // MARK: Folding

  /// Joins rows in a row whose lines say much the same.
  private mutating func fold() {
    var folded: [Row] = []
    var index = 0
    while index < rows.count {
      let (summaries, count) = longestFold(from: index)
      folded += summaries
      index += count
    }
    rows = folded
  }

  /// Returns whether a row has a step of a slide, which other rows about what it moves may follow.
  private func isSlide(_ row: Row) -> Bool {
    [expected[row.expected], actual[row.actual]].joined().contains {
      PrintedEntry($0)?.slide != nil
    }
  }

  /// Returns the rows that the rows from an index on are joined to, and how many they stand for.
  private func longestFold(from index: Int) -> ([Row], Int) {
    for subjects in 1...(isSlide(rows[index]) ? Self.mostSubjects : 1) {
      if let found = joined(from: index, subjects: subjects) { return found }
    }
    return ([rows[index]], 1)
  }

  /// Returns a row for each of several subjects that alternate from an index on, and how many rows they
  /// stand for; `nil` if there are too few.
  private func joined(from index: Int, subjects: Int) -> ([Row], Int)? {
    var end = index + subjects
    while end < rows.count, isAlike(rows[end - subjects], rows[end]) { end += 1 }
    let rounds = (end - index) / subjects
    guard rounds >= Self.fewest else { return nil }
    end = index + rounds * subjects
    var summaries: [Row] = []
    for first in index..<(index + subjects) {
      let alike = stride(from: first, to: end, by: subjects).map { rows[$0] }
      guard let one = Self.text(of: alike.flatMap { expected[$0.expected] }),
        let other = Self.text(of: alike.flatMap { actual[$0.actual] })
      else { return nil }
      var row = rows[first]
      row.summary = (one, other)
      summaries.append(row)
    }
    return (summaries, end - index)
  }

  /// Returns whether two rows have lines on the same sides, about the same subject.
  private func isAlike(_ one: Row, _ other: Row) -> Bool {
    one.isSame == other.isSame && one.expected.isEmpty == other.expected.isEmpty
      && one.actual.isEmpty == other.actual.isEmpty
      && isAlike(expected[one.expected], expected[other.expected])
      && isAlike(actual[one.actual], actual[other.actual])
  }

  private func isAlike(_ one: ArraySlice<String>, _ other: ArraySlice<String>) -> Bool {
    guard let first = one.first.flatMap(PrintedEntry.init) else { return one.isEmpty }
    guard let second = other.first.flatMap(PrintedEntry.init) else { return false }
    return PrintedEntry.joined([first, second]) != nil
  }

  /// Returns the text for several lines of a side; an empty one if the side has none.
  private static func text(of lines: [String]) -> String? {
    guard !lines.isEmpty else { return "" }
    let entries = lines.compactMap(PrintedEntry.init)
    return entries.count == lines.count ? PrintedEntry.joined(entries) : nil
  }

  // With fewer lines, the lines themselves are clearer than a summary.
  private static let fewest = 4

  /// How many subjects may alternate: slides, values, a device, and what the app notes.
  private static let mostSubjects = 4

  // MARK: The text

  /// Returns the rows that differ, with some rows around them, as text with a line or more for each row.
  ///
  /// `most` is the greatest number of rows, and `margin` the number of spaces before each line.
  func text(
    titles: (left: String, right: String) = ("expected", "actual"), around: Int = 2,
    most: Int = 16, margin: Int = 4
  ) -> String {
    let shown = shownRows(around, most)
    var columns = SideBySide(titles: titles)
    var last = shown.first ?? 0
    for index in shown {
      if index > last + 1 { columns.add(note: "⋯ \(index - last - 1) more that are the same") }
      last = index
      let row = rows[index]
      columns.add(
        side(row.expected, expected, row.summary?.expected),
        side(row.actual, actual, row.summary?.actual), isMarked: !row.isSame)
    }
    let rest = rows.dropFirst(last + 1)
    if !rest.isEmpty {
      let differing = rest.count { !$0.isSame }
      let note = differing > 0 ? ", \(differing) of them different" : ""
      columns.add(note: "and \(rest.count) more\(note)")
    }
    return columns.text(margin: margin)
  }

  /// Returns the indices of the rows to show.
  private func shownRows(_ around: Int, _ most: Int) -> [Int] {
    var shown: [Int] = []
    for index in rows.indices where !rows[index].isSame {
      for near in max(0, index - around)...min(rows.count - 1, index + around)
      where near > shown.last ?? -1 {
        shown.append(near)
      }
      if shown.count >= most { break }
    }
    return Array(shown.prefix(most))
  }

  private func side(_ place: Range<Int>, _ lines: [String], _ summary: String?) -> String {
    if place.isEmpty { return TraceMismatch.nothing }
    return summary ?? OneLine.text(lines[place.lowerBound])
  }
}
