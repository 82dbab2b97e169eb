import CameraControl

/// The width of text in the monospaced font of the pictures.
///
/// A picture is drawn without knowing the reader's fonts, so the widths are estimates from above.
enum Lettering {
  /// Returns the width of a text in pixels.
  static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + cells(of: $1) } * cell
  }

  /// Returns a text on one line that is at most `width` pixels wide, with an ellipsis for the rest.
  static func fitted(_ text: String, to width: Int) -> String {
    // No title that fits is longer than this, however narrow its characters are.
    let text = OneLine.short(text, to: longest)
    guard Self.width(of: text) > width else { return text }
    var (left, fitted) = (width - cell, "")
    for character in text {
      let width = Self.width(of: String(character))
      if width > left { break }
      left -= width
      fitted.append(character)
    }
    return fitted + "…"
  }

  private static func cells(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200D, 0x20D0...0x20FF, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  /// The width of a letter.
  static let cell = 7

  private static let longest = 120
}
