/// Divides the text of a golden into the lines of entries.
enum GoldenText {
  /// Returns the lines of a text, whichever line breaks it has, and whether or not it ends with one.
  static func lines(of text: String) -> [String] {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { line in
        let end = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        return String(Substring(end))
      }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
