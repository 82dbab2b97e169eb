/// A `switch` statement, with the cases that it names.
struct SwiftSwitch {
  /// The names after a dot in the patterns of its own cases.
  private(set) var cases: Set<String> = []

  /// Whether it has `default` or `@unknown default`.
  private(set) var hasDefault = false

  /// The number of the line.
  let line: Int

  /// Returns the statements in code, nested ones included.
  static func all(in tokens: [SwiftToken]) -> [SwiftSwitch] {
    var reader = Reader()
    for token in tokens { reader.read(token) }
    return reader.statements
  }

  /// Reads code once, however deeply its statements are nested.
  private struct Reader {
    var statements: [SwiftSwitch] = []

    /// An open bracket of any kind; `statement` is the index of the statement whose body it opens.
    private struct Bracket {
      var statement: Int?
      var isInPattern = false
    }

    private var brackets: [Bracket] = []
    private var previous = ""
    /// A statement whose body has not begun, and how many brackets were open there.
    private var begun: (line: Int, depth: Int)?

    mutating func read(_ token: SwiftToken) {
      let isMember = previous == "."
      previous = token.text
      switch token.text {
      case "switch" where token.isWord && !isMember: begun = (token.line, brackets.count)
      case "{", "(", "[": open(isBrace: token.text == "{")
      case "}", ")", "]":
        if token.text == "}" { begun = nil }
        _ = brackets.popLast()
      default: readInBody(token, isMember)
      }
    }

    private mutating func open(isBrace: Bool) {
      guard isBrace, let begun, begun.depth == brackets.count else {
        brackets.append(Bracket())
        return
      }
      brackets.append(Bracket(statement: statements.count))
      statements.append(SwiftSwitch(line: begun.line))
      self.begun = nil
    }

    private mutating func readInBody(_ token: SwiftToken, _ isMember: Bool) {
      guard let bracket = brackets.last, let statement = bracket.statement else { return }
      let last = brackets.count - 1
      switch token.text {
      case "case" where !isMember: brackets[last].isInPattern = true
      case "default" where !isMember: statements[statement].hasDefault = true
      case ":": brackets[last].isInPattern = false
      default:
        if bracket.isInPattern, isMember, token.isWord {
          statements[statement].cases.insert(token.text)
        }
      }
    }
  }
}
