/// Writes JSON strings that are safe inside an HTML `script` element.
enum JSONText {
  /// Returns a string with quotation marks.
  ///
  /// Angle brackets and ampersands are escaped, so that no string can end the element it stands in.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    quoted.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\u{0}"..."\u{1F}", "<", ">", "&", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}",
        "\u{FFFE}", "\u{FFFF}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
