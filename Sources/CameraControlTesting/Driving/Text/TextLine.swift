/// Breaks lines that are wider than a terminal.
package enum TextLine {
  /// The number of characters that every terminal is expected to have in a line.
  package static let width = 100

  /// Returns a text whose lines fit into a terminal if there are spaces to break at.
  ///
  /// A word is never divided, so that a path or a name can be copied. Continuation lines are indented,
  /// and the line breaks of the text stay.
  package static func wrapped(_ text: String, indent: Int = 0) -> String {
    guard text.utf8.count > width else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { pieces(of: $0, width: width, indent: indent, dividesWords: false) }
      .joined(separator: "\n")
  }

  /// Returns a sentence after the place that it is about, or below it if they are too wide together.
  static func sentence(_ text: String, at place: String) -> String {
    let line = "\(place): \(text)"
    return line.count <= width ? line : "\(place):\n" + wrapped("  \(text)", indent: 2)
  }

  /// Returns a heading and items with semicolons between them, in lines not wider than a terminal.
  ///
  /// No item is divided, and continuation lines are indented.
  static func list(_ items: some Sequence<String>, after heading: String, indent: Int) -> String {
    var (lines, line) = ([String](), heading)
    for (index, item) in items.enumerated() {
      // A semicolon follows unless this is the last item.
      if index > 0, line.count + item.count + 3 > width {
        lines.append(line + ";")
        line = String(repeating: " ", count: indent) + item
      } else {
        line += (index > 0 ? "; " : "") + item
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// Returns the pieces of a line, none of which is wider than `width`.
  static func folded(_ line: String, to width: Int, indent: Int) -> [String] {
    pieces(of: line[...], width: width, indent: indent, dividesWords: true)
  }

  private static func pieces(
    of line: Substring, width: Int, indent: Int, dividesWords: Bool
  ) -> [String] {
    var (pieces, rest) = ([String](), line)
    let margin = String(repeating: " ", count: indent)
    while true {
      let room = pieces.isEmpty ? width : width - indent
      guard let end = rest.index(rest.startIndex, offsetBy: room, limitedBy: rest.endIndex),
        end < rest.endIndex, let cut = cut(in: rest, before: end, dividesWords)
      else { break }
      pieces.append((pieces.isEmpty ? "" : margin) + trimmed(rest[..<cut]))
      rest = rest[cut...].drop { $0 == " " }
    }
    pieces.append((pieces.isEmpty ? "" : margin) + rest)
    return pieces
  }

  /// Returns where to break a line: at the last space that leaves a piece short enough, otherwise
  /// within the word or behind it.
  private static func cut(
    in line: Substring, before end: Substring.Index, _ dividesWords: Bool
  ) -> Substring.Index? {
    // Spaces at the beginning are an indentation.
    let start = line.firstIndex { $0 != " " } ?? line.endIndex
    if start < end, let space = line[start...end].lastIndex(of: " ") { return space }
    if dividesWords { return end }
    return line[max(start, end)...].firstIndex(of: " ")
  }

  private static func trimmed(_ piece: Substring) -> String {
    var piece = piece
    while piece.last == " " { piece.removeLast() }
    return String(piece)
  }
}
