/// Lays out the help: sections with a title and rows in two columns.
enum Columns {
  typealias Row = (name: String, text: String)

  /// Returns a title and indented rows, each with its text beside its name.
  static func section(_ title: String, _ rows: [Row]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return wrapped(title, indent: 2) + ":\n" + rows.map { text(of: $0, width) }.joined()
  }

  private static func text(of row: Row, _ width: Int) -> String {
    let gap = String(repeating: " ", count: max(0, width - row.name.count) + 2)
    return wrapped("  \(row.name)\(gap)\(row.text)", indent: width + 4) + "\n"
  }

  /// Returns a text in lines of at most 100 columns, all but the first of them indented.
  static func wrapped(_ text: String, indent: Int, by separator: String = "") -> String {
    var (lines, column) = ("", 0)
    for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0, column + 1 + word.count + separator.count > most {
        lines += separator + "\n" + String(repeating: " ", count: indent)
        column = indent
      } else if index > 0 {
        lines += " "
        column += 1
      }
      lines += word
      column += word.count
    }
    return lines
  }

  private static let most = 100
}
