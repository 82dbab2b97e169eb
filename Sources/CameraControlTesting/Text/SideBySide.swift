/// Two lists of lines in two columns, which together fit a terminal.
///
/// A line that is too wide for its column goes on below.
struct SideBySide {
  private let titles: (left: String, right: String)
  private var rows: [Row] = []

  private struct Row {
    let left: String
    let right: String
    let isMarked: Bool
  }

  /// Creates columns without lines.
  init(titles: (left: String, right: String)) {
    self.titles = titles
  }

  /// Adds a line to each column, marked if they differ in a way that matters.
  mutating func add(_ left: String, _ right: String, isMarked: Bool) {
    rows.append(Row(left: left, right: right, isMarked: isMarked))
  }

  /// The columns as text, in which a margin of the given width has the marks.
  func text(margin: Int) -> String {
    let widths = widths(besides: margin + Self.gap.count)
    let (plain, mark) = (
      String(repeating: " ", count: margin),
      String(repeating: " ", count: margin - 2) + "! "
    )
    let head = Row(left: titles.left, right: titles.right, isMarked: false)
    var text = ""
    for row in [head] + rows {
      let left = Self.folded(row.left, to: widths.left)
      let right = Self.folded(row.right, to: widths.right)
      for index in 0..<max(left.count, right.count) {
        let start = row.isMarked && index == 0 ? mark : plain
        let one = index < left.count ? left[index] : ""
        let other = index < right.count ? right[index] : ""
        let padding = String(repeating: " ", count: max(0, widths.left - one.count))
        text += start + one + padding + (other.isEmpty ? " |" : Self.gap + other) + "\n"
      }
    }
    return text
  }

  /// Returns the widths of the columns: what their lines need, or else what is left of a terminal,
  /// of which the narrower column takes no more than it needs.
  private func widths(besides taken: Int) -> (left: Int, right: Int) {
    let left = rows.map(\.left.count).reduce(titles.left.count, max)
    let right = rows.map(\.right.count).reduce(titles.right.count, max)
    let room = TextLine.width - taken
    guard left + right > room else { return (left, right) }
    let half = room / 2
    let first = min(left, max(half, room - right))
    return (first, room - first)
  }

  private static func folded(_ line: String, to width: Int) -> [String] {
    let indent = line.prefix { $0 == " " }.count + 4
    return TextLine.folded(line, to: width, indent: min(indent, width / 2))
  }

  private static let gap = " | "
}
