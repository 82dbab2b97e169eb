import CameraControl

/// What a terminal shows, as cells; nothing in it can move the cursor or change the terminal.
package struct Screen: Hashable, Sendable {
  /// The number of columns.
  package let width: Int
  /// The number of lines.
  package let height: Int

  private var cells: [Cell]

  /// Creates an empty screen.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = Array(repeating: Cell(), count: self.width * self.height)
  }

  /// The cell at a place on the screen.
  package subscript(row: Int, column: Int) -> Cell { cells[row * width + column] }

  /// The lines as text, without blanks at their ends.
  package var lines: [String] {
    (0..<height).map { row in
      let line = cells[(row * width)..<((row + 1) * width)].map(\.text).joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Writes a text, and returns the column behind it; lines and columns count from 0.
  ///
  /// A text for which there is not enough room, up to the column `end`, ends with “…”. Control
  /// characters are written as in ``OneLine``, and what cannot be seen is left out. Half a wide
  /// character is a blank.
  @discardableResult
  package mutating func write(
    _ text: String, row: Int, column: Int, upTo end: Int = .max, _ style: Cell.Style = .plain
  ) -> Int {
    let end = min(end, width)
    guard (0..<height).contains(row) else { return column }
    var column = column
    var characters = OneLine.text(text)[...]
    let isCut = column < end && column + CharacterWidth.columns(of: String(characters)) > end
    while let character = characters.popFirst() {
      let columns = CharacterWidth.columns(of: character)
      guard columns > 0 else { continue }
      guard column + columns <= (isCut ? end - 1 : end) else { break }
      put(character, columns, row, column, style)
      column += columns
    }
    guard isCut else { return column }
    put("…", 1, row, column, style)
    return column + 1
  }

  private mutating func put(
    _ character: Character, _ columns: Int, _ row: Int, _ column: Int, _ style: Cell.Style
  ) {
    guard column >= 0 else { return }
    clearHalf(row, column)
    clearHalf(row, column + columns - 1)
    // A character can have any number of accents, but a person can tell only a few apart.
    let scalars = String.UnicodeScalarView(character.unicodeScalars.prefix(Self.mostScalars))
    cells[row * width + column] = Cell(String(scalars), style)
    if columns == 2 { cells[row * width + column + 1] = Cell("", style) }
  }

  /// Clears the other half of a wide character that is about to be replaced in one column.
  private mutating func clearHalf(_ row: Int, _ column: Int) {
    let place = row * width + column
    if cells[place].text.isEmpty, column > 0 { cells[place - 1] = Cell() }
    if column + 1 < width, cells[place + 1].text.isEmpty { cells[place + 1] = Cell() }
    cells[place] = Cell()
  }

  private static let mostScalars = 12

  /// Returns the text with escape sequences that makes a terminal show this screen.
  ///
  /// Only the cells that differ from the old screen are sent. If the old screen is not known or has
  /// another size, the text clears the terminal, and sends all cells that are not blank.
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
