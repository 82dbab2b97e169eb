/// How many columns of a terminal a character takes.
enum CharacterWidth {
  /// Returns 2 for a wide character, 1 for a usual one, and 0 for one that cannot be seen.
  static func columns(of character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      // The selector turns a character with a plain and an emoji form into an emoji.
      if scalar.value == 0xFE0F { return width == 0 ? 0 : 2 }
      width = max(width, columns(of: scalar))
    }
    return width
  }

  /// Returns how many columns a text takes.
  static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1 as Character) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
    if invisible.contains(scalar.properties.generalCategory) { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  private static let invisible: Set<Unicode.GeneralCategory> = [
    .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator,
    .surrogate, .unassigned,
  ]

  // The blocks of Unicode's EastAsianWidth.txt that are wide as a whole, except for emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1B000...0x1B2FB,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
