/// A word or a mark of Swift code; comments and the text of literals are none.
struct SwiftToken {
  /// The word, without backticks, or the mark, which is a single character.
  let text: String

  /// The number of the line, from 1.
  let line: Int

  /// Whether it is a name or a keyword, and not a mark.
  let isWord: Bool
}
