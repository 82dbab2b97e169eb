import CameraControl

/// A word or mark of a script, with its place.
struct ScriptToken: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// A word, a number or a number with a unit.
    case word(String)
    /// Text in quotation marks.
    case quoted(String)
    /// The end of a step: a line break or a semicolon.
    case separator(String)
    case open
    case close
    /// The end of the text.
    case end
  }

  let kind: Kind

  /// The line, counted from 1.
  let line: Int

  /// What precedes the token in its line; it is counted only when the column is needed.
  let before: Substring

  /// The column, in characters as a reader sees them, counted from 1.
  var column: Int { before.count + 1 }

  /// The token, for a message: at most one line, and cut if it is long.
  var found: String {
    switch kind {
    case .word(let text): "“\(OneLine.short(text))”"
    case .quoted(let text): "“\"\(OneLine.short(text))\"”"
    case .separator("\n"): "the end of the line"
    case .separator(let mark): "“\(mark)”"
    case .open: "“{”"
    case .close: "“}”"
    case .end: "the end of the script"
    }
  }

  /// Returns an error at the place of the token.
  func error(expected: String, among words: [String] = []) -> GestureScriptError {
    var suggestion: String?
    if case .word(let text) = kind { suggestion = NearestWord.find(text, among: words) }
    return GestureScriptError(
      line: line, column: column, found: found, expected: expected, suggestion: suggestion)
  }
}
