internal import CameraControlTerminal

/// As much of a terminal as it takes to see what a person would see.
package struct TestTerminal {
  package let width: Int
  package let height: Int

  /// How many columns the terminal gives to characters.
  package enum Widths: Sendable {
    /// As many as the tool thinks.
    case usual
    /// One to each, as in old terminals.
    case narrow
    /// Two to each letter that is not in ASCII, as in some terminals of East Asia.
    case broad
  }

  private let widths: Widths

  /// What is in each column of each line; empty behind a wide character.
  package private(set) var cells: [[String]]

  /// What the terminal was sent and did not know.
  package private(set) var surprises: [String] = []

  private var row = 0
  private var column = 0
  private var rest = ""

  package init(width: Int, height: Int, _ widths: Widths = .usual) {
    (self.width, self.height, self.widths) = (width, height, widths)
    cells = Array(repeating: Array(repeating: " ", count: width), count: height)
  }

  /// The lines, without blanks at their ends.
  package var lines: [String] {
    cells.map { line in
      var line = line.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// Takes what a program writes; an escape sequence may be divided between two calls.
  package mutating func take(_ text: String) {
    var scalars = Array((rest + text).unicodeScalars)[...]
    rest = ""
    while let scalar = scalars.first {
      if scalar == "\u{1B}" {
        guard let end = scalars.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0.value) })
        else {
          rest = String(String.UnicodeScalarView(scalars))
          return
        }
        obey(String(String.UnicodeScalarView(scalars[...end].dropFirst())))
        scalars = scalars[(end + 1)...]
      } else if scalar.value < 0x20 {
        scalars = scalars.dropFirst()
        if scalar == "\r" { column = 0 }
        if scalar == "\n" { row = min(row + 1, height - 1) }
        if scalar != "\r", scalar != "\n" { surprises.append("\\u{\(scalar.value)}") }
      } else {
        let string = String(
          String.UnicodeScalarView(scalars.prefix { $0.value >= 0x20 && $0 != "\u{1B}" }))
        for character in string { put(character) }
        scalars = scalars.dropFirst(string.unicodeScalars.count)
      }
    }
  }

  private mutating func put(_ character: Character) {
    let columns = columns(of: character)
    guard row < height, column + columns <= width else {
      surprises.append("\(character) at \(row), \(column)")
      return
    }
    let end = column + columns
    // The other half of a wide character that is written over disappears.
    if cells[row][column].isEmpty, column > 0 { cells[row][column - 1] = " " }
    if end < width, cells[row][end].isEmpty { cells[row][end] = " " }
    cells[row][column] = String(character)
    if columns == 2 { cells[row][column + 1] = "" }
    column = end
  }

  private func columns(of character: Character) -> Int {
    switch widths {
    case .usual:
      var probe = Screen(width: 2, height: 1)
      return max(1, probe.write(String(character), row: 0, column: 0))
    case .narrow: return 1
    case .broad: return !character.isASCII && (character.isLetter || character.isEmoji) ? 2 : 1
    }
  }

  private mutating func obey(_ sequence: String) {
    let numbers = sequence.dropFirst().dropLast().split(separator: ";").compactMap { Int($0) }
    switch sequence.last {
    case "H": (row, column) = ((numbers.first ?? 1) - 1, (numbers.last ?? 1) - 1)
    case "J": cells = Array(repeating: Array(repeating: " ", count: width), count: height)
    case "m", "h", "l": break
    default: surprises.append(sequence)
    }
  }
}

extension Character {
  fileprivate var isEmoji: Bool { unicodeScalars.contains { $0.properties.isEmojiPresentation } }
}
