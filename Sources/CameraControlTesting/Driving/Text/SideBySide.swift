/// Two lists of lines in two columns that fit side by side in a terminal.
///
/// A line that is too wide for its column continues below.
struct SideBySide {
  private let titles: (left: String, right: String)
  private var rows: [Row] = []

  private enum Row {
    case lines(left: String, right: String, isMarked: Bool)
    case note(String)
  }

  /// Creates columns without lines.
  init(titles: (left: String, right: String)) { self.titles = titles }

  /// Adds a line to each column, marked if they differ in a way that matters.
  mutating func add(_ left: String, _ right: String, isMarked: Bool) {
    rows.append(.lines(left: left, right: right, isMarked: isMarked))
  }

  /// Adds a sentence about lines that are left out, across both columns.
  mutating func add(note: String) { rows.append(.note(note)) }

  /// The columns as text, in which a margin of the given width has the marks.
  func text(margin: Int) -> String {
    let widths = widths(besides: margin + Self.gap.count)
    let (plain, mark) = (
      String(repeating: " ", count: margin),
      String(repeating: " ", count: margin - 2) + "! "
    )
    var text = ""
    for row in [.lines(left: titles.left, right: titles.right, isMarked: false)] + rows {
      guard case .lines(let left, let right, let isMarked) = row else {
        if case .note(let note) = row { text += "\(plain)\(note)\n" }
        continue
      }
      let ones = Self.folded(left, to: widths.left)
      let others = Self.folded(right, to: widths.right)
      for index in 0..<max(ones.count, others.count) {
        let start = isMarked && index == 0 ? mark : plain
        let one = index < ones.count ? ones[index] : ""
        let other = index < others.count ? others[index] : ""
        let padding = String(repeating: " ", count: max(0, widths.left - one.count))
        text += start + one + padding + (other.isEmpty ? " |" : Self.gap + other) + "\n"
      }
    }
    return text
  }

  /// Returns the widths of the columns: what their lines need, or else what is left of a terminal,
  /// of which the narrower column takes no more than it needs.
  private func widths(besides taken: Int) -> (left: Int, right: Int) {
    var (left, right) = (titles.left.count, titles.right.count)
    for case .lines(let one, let other, _) in rows {
      (left, right) = (max(left, one.count), max(right, other.count))
    }
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
