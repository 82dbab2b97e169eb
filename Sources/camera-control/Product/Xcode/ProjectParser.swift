/// Reads the text of a project file: a property list in the old style.
struct ProjectParser {
  /// What is wrong with the text, and where.
  struct Failure: Error {
    let expected: String
    let line: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  /// Returns the dictionary that a text consists of.
  static func node(of bytes: [UInt8]) throws(Failure) -> ProjectNode {
    var parser = ProjectParser(bytes: bytes)
    parser.skipBlanks()
    guard parser.peek() == UInt8(ascii: "{") else { throw parser.failure("“{” at the beginning") }
    let node = try parser.value(depth: 0)
    parser.skipBlanks()
    guard parser.index == bytes.count else { throw parser.failure("nothing after the last “}”") }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func failure(_ expected: String) -> Failure { Failure(expected: expected, line: line) }

  private func peek(_ distance: Int = 0) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private mutating func advance() {
    if peek() == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  private mutating func skipBlanks() {
    while let byte = peek() {
      if byte <= 0x20 {
        advance()
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        while let byte = peek(), byte != UInt8(ascii: "\n") { index += 1 }
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        while index < bytes.count, peek() != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") {
          advance()
        }
        index = min(bytes.count, index + 2)
      } else {
        return
      }
    }
  }

  private mutating func expect(_ mark: Character) throws(Failure) {
    skipBlanks()
    guard let byte = peek(), byte == mark.asciiValue else { throw failure("“\(mark)”") }
    index += 1
  }

  private mutating func value(depth: Int) throws(Failure) -> ProjectNode {
    guard depth < Self.deepest else { throw failure("at most \(Self.deepest) levels") }
    skipBlanks()
    let start = line
    switch peek() {
    case UInt8(ascii: "{"):
      return ProjectNode(value: .table(try table(depth: depth)), line: start)
    case UInt8(ascii: "("):
      return ProjectNode(value: .list(try list(depth: depth)), line: start)
    default: return ProjectNode(value: .text(try text()), line: start)
    }
  }

  private mutating func table(depth: Int) throws(Failure) -> [String: ProjectNode] {
    try expect("{")
    var table: [String: ProjectNode] = [:]
    while true {
      skipBlanks()
      if peek() == UInt8(ascii: "}") {
        index += 1
        return table
      }
      let key = try text()
      try expect("=")
      table[key] = try value(depth: depth + 1)
      try expect(";")
    }
  }

  private mutating func list(depth: Int) throws(Failure) -> [ProjectNode] {
    try expect("(")
    var nodes: [ProjectNode] = []
    while true {
      skipBlanks()
      if peek() == UInt8(ascii: ")") {
        index += 1
        return nodes
      }
      nodes.append(try value(depth: depth + 1))
      skipBlanks()
      // The last comma may be missing.
      if peek() != UInt8(ascii: ")") { try expect(",") }
    }
  }

  private mutating func text() throws(Failure) -> String {
    skipBlanks()
    guard let first = peek() else { throw failure("a name or “}”, but the file ends here") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = index
    while let byte = peek(), Self.isPlain(byte) { index += 1 }
    guard index > start else { throw failure("a name") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(Failure) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = peek(), byte != quote {
      if byte == UInt8(ascii: "\\") {
        index += 1
        guard let escaped = peek() else { break }
        text.append(escaped == UInt8(ascii: "n") ? UInt8(ascii: "\n") : escaped)
      } else {
        text.append(byte)
      }
      advance()
    }
    guard peek() == quote else { throw failure("the end of a text in quotes") }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: Self.marks.contains(byte)
    }
  }

  private static let marks = Set("_$/:.-<>@+*~".utf8)
  private static let deepest = 100
}
