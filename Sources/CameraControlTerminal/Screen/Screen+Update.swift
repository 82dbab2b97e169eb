extension Screen {
  /// Returns the text with escape sequences that makes a terminal show this screen.
  ///
  /// Only the cells that differ from the old screen are sent; all, if it is `nil`, or not known.
  package func update(from old: Screen?, hasColors: Bool) -> String {
    let known = old.flatMap { $0.width == width && $0.height == height ? $0 : nil }
    var text = known == nil ? "\u{1B}[0m\u{1B}[2J" : ""
    let blank = Cell()
    var (cursor, style): (Place?, Cell.Style) = (nil, .plain)
    for row in 0..<height {
      for column in 0..<width {
        let cell = self[row, column]
        guard cell != known?[row, column] ?? blank else { continue }
        // The second column of a wide character was written with the first column, if that has
        // changed.
        if cell.text.isEmpty { continue }
        let place = Place(row: row, column: column)
        if cursor != place { text += "\u{1B}[\(row + 1);\(column + 1)H" }
        if cell.style != style {
          text += Self.code(for: cell.style, hasColors)
          style = cell.style
        }
        text += cell.text
        // Terminals do not agree on the width of all characters.
        cursor = cell.isSimple ? Place(row: row, column: column + 1) : nil
      }
    }
    return style == .plain ? text : text + "\u{1B}[0m"
  }

  private struct Place: Equatable {
    var row: Int
    var column: Int
  }

  private static func code(for style: Cell.Style, _ hasColors: Bool) -> String {
    switch style {
    case .plain: "\u{1B}[0m"
    case .bold: "\u{1B}[0;1m"
    case .dim: "\u{1B}[0;2m"
    case .inverse: "\u{1B}[0;7m"
    case .color(let color): hasColors ? "\u{1B}[0;\(color.rawValue)m" : "\u{1B}[0m"
    }
  }
}
