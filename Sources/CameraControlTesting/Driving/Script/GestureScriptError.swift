/// An error in the text of a script, with the position, the invalid text, and the expected text.
public struct GestureScriptError: Error, Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int

  /// The column in the line, counted from 1.
  public var column: Int

  /// The invalid text at this position.
  public var found: String

  /// A description of the expected text at this position.
  public var expected: String

  /// The nearest valid word, or the step with its name in quotation marks, if one is similar.
  public var suggestion: String?

  /// The place of the call that performed the script, such as `Module/File.swift:12`; `nil` if the
  /// code only parsed the script.
  public var place: String?
}

extension GestureScriptError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    let hint = suggestion.map { "; did you mean “\($0)”?" } ?? ""
    let text = "line \(line), column \(column): expected \(expected), but found \(found)\(hint)"
    return place.map { TextLine.sentence(text, at: $0) } ?? text
  }
}
