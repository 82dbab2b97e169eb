/// Splits the text of a script into words and marks.
///
/// It works on Unicode scalars, because a mark can form one character with what follows it, such as
/// a quotation mark before a name that begins with a combining accent.
struct ScriptLexer {
  private var rest: Substring.UnicodeScalarView
  private var line = 1
  // The start of the current line.
  private var lineStart: String.Index
  private let text: String

  init(_ text: String, atMost limit: Int) throws(GestureScriptError) {
    let count = text.utf8.count
    guard count <= limit else {
      throw GestureScriptError(
        line: 1, column: 1, found: "\(count) bytes",
        expected: "a script of at most \(limit) bytes")
    }
    self.text = text
    rest = text[...].unicodeScalars
    // Some editors write a byte order mark.
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    lineStart = rest.startIndex
  }

  /// Returns the next token; at the end of the text, it returns the end again and again.
  mutating func next() throws(GestureScriptError) -> ScriptToken {
    skipBlanks()
    let (startLine, before) = (line, text[lineStart..<rest.startIndex])
    func token(_ kind: ScriptToken.Kind) -> ScriptToken {
      ScriptToken(kind: kind, line: startLine, before: before)
    }
    guard let first = rest.first else { return token(.end) }
    switch first {
    case _ where first.isNewline:
      consume()
      return token(.separator("\n"))
    case ";":
      consume()
      return token(.separator(";"))
    case "{":
      consume()
      return token(.open)
    case "}":
      consume()
      return token(.close)
    case "\"": return token(.quoted(try quoted()))
    default:
      let word = token(.word(word()))
      guard case .word(let text) = word.kind, text.utf8.count <= ScriptLimits.word else {
        throw word.error(expected: "a word of at most \(ScriptLimits.word) bytes")
      }
      return word
    }
  }

  private mutating func skipBlanks() {
    while let first = rest.first, !first.isNewline {
      if first == "#" {
        while let next = rest.first, !next.isNewline { consume() }
      } else if first.properties.isWhitespace {
        consume()
      } else {
        return
      }
    }
  }

  private mutating func word() -> String {
    let start = rest.startIndex
    // The lexer reads nothing beyond the limit: it rejects the word.
    var length = 0
    while length <= ScriptLimits.word, let next = rest.first, !next.properties.isWhitespace,
      !Self.marks.contains(next)
    {
      consume()
      length += 1
    }
    return String(text[start..<rest.startIndex])
  }

  private mutating func quoted() throws(GestureScriptError) -> String {
    var name = String.UnicodeScalarView()
    consume()
    while let next = rest.first, !next.isNewline {
      let start = rest.startIndex
      consume()
      if next == "\"" { return String(name) }
      guard next == "\\", !rest.isEmpty else {
        name.append(next)
        continue
      }
      guard let scalar = escaped() else {
        let escape = ScriptToken(
          kind: .word(String(text[start...].prefix(2))), line: line,
          before: text[lineStart..<start])
        throw escape.error(expected: #"\\, \", \n, \r, \t or \u{…} with the number of a character"#)
      }
      name.append(scalar)
    }
    let end = ScriptToken(
      kind: rest.isEmpty ? .end : .separator("\n"), line: line,
      before: text[lineStart..<rest.startIndex])
    throw end.error(expected: "a closing quotation mark")
  }

  /// Reads what follows a backslash; returns `nil` if it means nothing.
  private mutating func escaped() -> Unicode.Scalar? {
    let known: [Unicode.Scalar: Unicode.Scalar] = [
      "n": "\n", "r": "\r", "t": "\t", "\"": "\"", "\\": "\\",
    ]
    guard let first = rest.first, first != "u" else { return numbered() }
    guard let scalar = known[first] else { return nil }
    consume()
    return scalar
  }

  /// Reads a scalar given by its number, such as `u{2028}`.
  private mutating func numbered() -> Unicode.Scalar? {
    let body = rest.dropFirst()
    guard body.first == "{", let end = body.prefix(8).firstIndex(of: "}"),
      let number = UInt32(String(body[..<end].dropFirst()), radix: 16),
      let scalar = Unicode.Scalar(number)
    else { return nil }
    while rest.startIndex <= end { consume() }
    return scalar
  }

  @discardableResult
  private mutating func consume() -> Unicode.Scalar {
    let scalar = rest.removeFirst()
    // A carriage return with a line feed ends only one line.
    if scalar.isNewline, !(scalar == "\r" && rest.first == "\n") {
      line += 1
      lineStart = rest.startIndex
    }
    return scalar
  }

  private static let marks: Set<Unicode.Scalar> = [";", "{", "}", "#", "\""]
}

extension Unicode.Scalar {
  /// Whether the scalar ends a line.
  var isNewline: Bool { Character(self).isNewline }
}
