/// Divides Swift code into words and marks, and leaves out comments and the text of literals.
///
/// Code inside an interpolation is code. Nothing makes the scanner fail: what does not end, such as
/// a comment, ends with the file.
struct SwiftScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var tokens: [SwiftToken] = []
  private var literals: [Literal] = []
  /// How many parentheses are open in each of the interpolations around the current place.
  private var parentheses: [Int] = []

  /// Up to here it is known that no slash ends a regular expression.
  private var patternFreeEnd = 0

  private struct Literal {
    /// The number of `#` around it.
    let hashes: Int
    let isMultiline: Bool
  }

  /// Returns the words and marks of a text.
  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var scanner = SwiftScanner(bytes: bytes)
    while scanner.index < bytes.count { scanner.step() }
    return scanner.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte, or one further on; 0 after the end.
  private func peek(_ distance: Int = 0) -> UInt8 {
    index + distance < bytes.count ? bytes[index + distance] : 0
  }

  private mutating func advance() {
    if peek() == Self.newline { line += 1 }
    index += 1
  }

  private mutating func step() {
    // A literal is open, and no interpolation in it.
    if literals.count > parentheses.count { return stepInLiteral(literals[literals.count - 1]) }
    let byte = peek()
    switch byte {
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "/") where beginsPattern(): skipPattern()
    case UInt8(ascii: "\""): open(hashes: 0)
    case UInt8(ascii: "#"): stepAtHash()
    case UInt8(ascii: "`"): takeQuotedWord()
    case _ where Self.isWord(byte): takeWord()
    case _ where byte <= 0x20: advance()
    default: takeMark(byte)
    }
  }

  private mutating func takeMark(_ byte: UInt8) {
    if !parentheses.isEmpty {
      if byte == UInt8(ascii: "(") { parentheses[parentheses.count - 1] += 1 }
      if byte == UInt8(ascii: ")") {
        parentheses[parentheses.count - 1] -= 1
        if parentheses[parentheses.count - 1] == 0 {
          parentheses.removeLast()
          // The word after an interpolation does not belong to the word before it.
          tokens.append(SwiftToken(text: ")", line: line, isWord: false))
          return advance()
        }
      }
    }
    tokens.append(
      SwiftToken(text: String(UnicodeScalar(byte)), line: line, isWord: false))
    advance()
  }

  private mutating func takeWord() {
    let start = index
    while Self.isWord(peek()) { index += 1 }
    append(word: bytes[start..<index])
  }

  private mutating func takeQuotedWord() {
    index += 1
    let start = index
    while index < bytes.count, peek() != UInt8(ascii: "`"), peek() != Self.newline { index += 1 }
    append(word: bytes[start..<index])
    if peek() == UInt8(ascii: "`") { index += 1 }
  }

  private mutating func append(word: ArraySlice<UInt8>) {
    tokens.append(
      SwiftToken(text: String(decoding: word, as: UTF8.self), line: line, isWord: true))
  }

  private mutating func skipLine() {
    while index < bytes.count, peek() != Self.newline { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        advance()
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    case 0x80...: true
    default: false
    }
  }

  private static let newline = UInt8(ascii: "\n")
}

// MARK: - Literals

extension SwiftScanner {
  private mutating func stepAtHash() {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch peek(hashes) {
    case UInt8(ascii: "\""):
      index += hashes
      open(hashes: hashes)
    case UInt8(ascii: "/"): skipPattern(hashes: hashes)
    default:
      // All at once, so that none of them is counted again.
      index += hashes - 1
      takeMark(peek())
    }
  }

  private mutating func open(hashes: Int) {
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    literals.append(Literal(hashes: hashes, isMultiline: isMultiline))
    index += isMultiline ? 3 : 1
  }

  private mutating func stepInLiteral(_ literal: Literal) {
    switch peek() {
    case UInt8(ascii: "\\") where hasHashes(literal.hashes, after: 1):
      index += 1 + literal.hashes
      if peek() == UInt8(ascii: "(") {
        parentheses.append(1)
        tokens.append(SwiftToken(text: "(", line: line, isWord: false))
      }
      if index < bytes.count { advance() }
    case UInt8(ascii: "\""):
      let quotes = literal.isMultiline ? 3 : 1
      let isEnd =
        (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
        && hasHashes(literal.hashes, after: quotes)
      index += isEnd ? quotes + literal.hashes : 1
      if isEnd { literals.removeLast() }
    case Self.newline where !literal.isMultiline:
      // Wrong code; the rest of the file is not part of the literal.
      literals.removeLast()
      advance()
    default: advance()
    }
  }

  private func hasHashes(_ count: Int, after distance: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  /// Whether a slash begins a regular expression: something that is no operand stands before it, no
  /// blank after it, and there is another slash in the line.
  private mutating func beginsPattern() -> Bool {
    guard peek(1) > 0x20, index >= patternFreeEnd else { return false }
    if let last = tokens.last {
      let isOperand = last.isWord && !Self.beforeOperands.contains(last.text)
      if isOperand || [")", "]", "}", "?", "!"].contains(last.text) { return false }
    }
    var distance = 1
    while peek(distance) != 0, peek(distance) != Self.newline, distance < Self.longest {
      if peek(distance) == UInt8(ascii: "\\") {
        distance += 1
      } else if peek(distance) == UInt8(ascii: "/") {
        return true
      }
      distance += 1
    }
    patternFreeEnd = index + distance
    return false
  }

  private mutating func skipPattern() {
    index += 1
    while index < bytes.count, peek() != UInt8(ascii: "/"), peek() != Self.newline {
      index += peek() == UInt8(ascii: "\\") ? 2 : 1
    }
    if peek() == UInt8(ascii: "/") { index += 1 }
  }

  private mutating func skipPattern(hashes: Int) {
    index += hashes + 1
    while index < bytes.count {
      if peek() == UInt8(ascii: "/"), hasHashes(hashes, after: 1) {
        index += 1 + hashes
        return
      }
      advance()
    }
  }

  /// How long a regular expression can be.
  private static let longest = 500

  private static let beforeOperands: Set<String> = [
    "return", "in", "case", "where", "try", "await",
  ]
}
