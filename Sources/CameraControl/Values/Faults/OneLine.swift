/// Escapes a text from an app, such as a control's title, so that it stays on one line.
///
/// A line break in a title could pass for another line of a trace, and an escape sequence would
/// color the terminal. Such scalars are written as `\n`, `\r`, `\t` or `\u{1b}`. A backslash
/// stays as it is, so text that was written this way already does not change again.
package enum OneLine {
  /// Returns a text without line breaks, control characters and marks that turn its direction.
  package static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar) {
        safe += escape(scalar).unicodeScalars
      } else {
        safe.append(scalar)
      }
    }
    return String(safe)
  }

  /// Returns a text as one line of a report, of at most 1,000 characters.
  package static func line(_ text: String) -> String { short(text, to: 1_000) }

  /// Returns the beginning of a text, with an ellipsis for the rest.
  package static func short(_ text: String, to length: Int = 60) -> String {
    // Scalars, because a single character can have any number of accents.
    let start = text.unicodeScalars.prefix(length)
    guard start.endIndex < text.endIndex else { return OneLine.text(text) }
    return OneLine.text(String(start)) + "…"
  }

  /// Returns whether a scalar could end a line, move the cursor or turn the direction of a text.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F: true
    // The separators of lines and paragraphs.
    case 0x2028, 0x2029: true
    // Marks that change the direction of the text around them.
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Returns how an unsafe scalar is written.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
}

extension Int {
  /// Returns the number with a noun that forms its plural with “s”: no controls, 1 control, 2 controls.
  func counted(_ noun: String) -> String {
    switch self {
    case 0: "no \(noun)s"
    case 1: "1 \(noun)"
    default: "\(self) \(noun)s"
    }
  }
}
