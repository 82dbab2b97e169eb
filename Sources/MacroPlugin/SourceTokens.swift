/// A word, a mark, a literal or everything between two brackets.
struct SourceToken {
  let kind: Kind
  let text: Substring

  enum Kind {
    case word, mark, text, group, comment
  }
}

/// The tokens that matter to the macros, of a piece of source in which brackets are balanced.
///
/// Strings, comments and brackets are told apart, so that an equals sign in one of them is not taken
/// for that of the declaration.
struct SourceTokens: Sequence, IteratorProtocol {
  private var rest: Substring

  init(_ source: String) { rest = source[...] }

  mutating func next() -> SourceToken? {
    rest = rest.drop(while: \.isWhitespace)
    guard let first = rest.first else { return nil }
    if rest.hasPrefix("//") { return advance(.comment, rest.prefix { !$0.isNewline }) }
    if rest.hasPrefix("/*") { return advance(.comment, upTo: endOfComment()) }
    if let end = endOfString() { return advance(.text, upTo: end) }
    if "([{".contains(first) { return advance(.group, upTo: endOfGroup()) }
    if Self.isPartOfWord(first) { return advance(.word, rest.prefix(while: Self.isPartOfWord)) }
    if Self.operators.contains(first) {
      return advance(.mark, rest.prefix(while: Self.operators.contains))
    }
    return advance(.mark, rest.prefix(1))
  }

  private mutating func advance(_ kind: SourceToken.Kind, _ text: Substring) -> SourceToken {
    rest = rest[text.endIndex...]
    return SourceToken(kind: kind, text: text)
  }

  private mutating func advance(_ kind: SourceToken.Kind, upTo end: Substring.Index) -> SourceToken
  {
    advance(kind, rest[..<end])
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_`@#$".contains(character)
  }

  private static let operators = "=!?<>&|+-*/%^~."

  // MARK: - Tokens with an end mark

  /// The end of the comment at the front, which may contain others.
  private func endOfComment() -> Substring.Index {
    var (depth, tail) = (0, rest)
    while !tail.isEmpty {
      if tail.hasPrefix("/*") {
        depth += 1
        tail = tail.dropFirst(2)
      } else if tail.hasPrefix("*/") {
        depth -= 1
        tail = tail.dropFirst(2)
        if depth == 0 { break }
      } else {
        tail = tail.dropFirst()
      }
    }
    return tail.startIndex
  }

  /// The end of the group at the front, behind the bracket that closes it.
  private func endOfGroup() -> Substring.Index {
    var inner = SourceTokens(rest.dropFirst())
    while let token = inner.next() {
      if let mark = token.text.first, ")]}".contains(mark) { return token.text.endIndex }
    }
    return rest.endIndex
  }

  /// The end of the string at the front, or `nil` if there is none.
  private func endOfString() -> Substring.Index? {
    let fence = rest.prefix { $0 == "#" }
    let opened = rest[fence.endIndex...]
    guard opened.first == "\"" else { return nil }
    let quote = opened.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    let (closing, escape) = (quote + fence, "\\" + fence)
    var tail = opened.dropFirst(quote.count)
    while !tail.isEmpty, !tail.hasPrefix(closing) {
      guard tail.hasPrefix(escape) else {
        tail = tail.dropFirst()
        continue
      }
      tail = tail.dropFirst(escape.count)
      tail = tail.first == "(" ? tail[SourceTokens(tail).endOfGroup()...] : tail.dropFirst()
    }
    return tail.dropFirst(closing.count).startIndex
  }

  private init(_ source: Substring) { rest = source }
}
