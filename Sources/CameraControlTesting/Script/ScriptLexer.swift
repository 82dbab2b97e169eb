/// Cuts the text of a script into words and marks.
struct ScriptLexer {
  private var rest: Substring
  private var line = 1
  private var column = 1

  init(_ text: String) {
    rest = text[...]
  }

  /// Cuts the whole text; the last token is the end.
  static func tokens(of text: String) throws(GestureScriptError) -> [ScriptToken] {
    var lexer = ScriptLexer(text)
    var tokens: [ScriptToken] = []
    while true {
      let token = try lexer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private mutating func next() throws(GestureScriptError) -> ScriptToken {
    skipBlanks()
    let (startLine, startColumn) = (line, column)
    func token(_ kind: ScriptToken.Kind) -> ScriptToken {
      ScriptToken(kind: kind, line: startLine, column: startColumn)
    }
    guard let first = rest.first else { return token(.end) }
    switch first {
    case _ where first.isNewline:
      take()
      return token(.separator("\n"))
    case ";":
      take()
      return token(.separator(";"))
    case "{":
      take()
      return token(.open)
    case "}":
      take()
      return token(.close)
    case "\"":
      return token(.quoted(try quoted()))
    default:
      return token(.word(word()))
    }
  }

  private mutating func skipBlanks() {
    while let first = rest.first, !first.isNewline {
      if first == "#" {
        while let next = rest.first, !next.isNewline { take() }
      } else if first.isWhitespace {
        take()
      } else {
        return
      }
    }
  }

  private mutating func word() -> String {
    var text = ""
    while let next = rest.first, !next.isWhitespace, !";{}#\"".contains(next) {
      text.append(take())
    }
    return text
  }

  private mutating func quoted() throws(GestureScriptError) -> String {
    var text = ""
    take()
    while let next = rest.first, !next.isNewline {
      take()
      if next == "\"" { return text }
      if next == "\\", let escaped = rest.first {
        take()
        text.append(escaped == "n" ? "\n" : escaped)
      } else {
        text.append(next)
      }
    }
    let end = ScriptToken(
      kind: rest.isEmpty ? .end : .separator("\n"), line: line, column: column)
    throw end.error(expected: "a closing quotation mark")
  }

  @discardableResult
  private mutating func take() -> Character {
    let character = rest.removeFirst()
    if character.isNewline {
      line += 1
      column = 1
    } else {
      column += 1
    }
    return character
  }
}
