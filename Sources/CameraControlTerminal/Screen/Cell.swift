/// One column of one line of a screen.
package struct Cell: Hashable, Sendable {
  /// How a cell looks.
  package enum Style: Hashable, Sendable {
    case plain
    case bold
    case dim
    /// Dark on light.
    case inverse
    case color(Color)
  }

  /// The character that begins here; empty in the second column of a wide one.
  package let text: String
  /// How it looks.
  package let style: Style

  init(_ text: String = " ", _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  /// Whether every terminal agrees on how wide the character is.
  var isSimple: Bool { text.utf8.count == 1 || text.unicodeScalars.allSatisfy(Self.isLine) }

  // The lines, blocks, and arrows that the tool draws, and the mark where it cuts off a text.
  private static func isLine(_ scalar: Unicode.Scalar) -> Bool {
    (0x2190...0x25FF).contains(scalar.value) || scalar == "…"
  }
}
