/// Lays out the help: sections with a title and rows in two columns.
enum Columns {
  typealias Row = (name: String, text: String)

  /// Returns a title and indented rows, each on a line.
  static func section(_ title: String, _ rows: [Row]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return "\(title):\n" + rows.map { text(of: $0, width) }.joined()
  }

  private static func text(of row: Row, _ width: Int) -> String {
    var text = ""
    for (index, line) in lines(of: row.text).enumerated() {
      let name = index == 0 ? row.name : ""
      let gap = String(repeating: " ", count: max(0, width - name.count))
      text += "  \(name)\(gap)  \(line)\n"
    }
    return text
  }

  /// Divides a list that is too long for a line, at its commas.
  private static func lines(of text: String) -> [String] {
    var lines: [String] = []
    for part in text.split(separator: ", ") {
      if let last = lines.last, last.count + part.count < longest {
        lines[lines.count - 1] += ", " + part
      } else {
        if !lines.isEmpty { lines[lines.count - 1] += "," }
        lines.append(String(part))
      }
    }
    return lines
  }

  private static let longest = 76
}
