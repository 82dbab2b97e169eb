/// A script that cannot be read: where, what was found there, and what was expected.
public struct GestureScriptError: Error, Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int

  /// The column in the line, counted from 1.
  public var column: Int

  /// What was found.
  public var found: String

  /// What was expected.
  public var expected: String

  /// The nearest word that would have been right, if one is near.
  public var suggestion: String?
}

extension GestureScriptError: CustomStringConvertible {
  /// The mistake in a sentence.
  public var description: String {
    let hint = suggestion.map { "; did you mean “\($0)”?" } ?? ""
    return "line \(line), column \(column): expected \(expected), but found \(found)\(hint)"
  }
}
