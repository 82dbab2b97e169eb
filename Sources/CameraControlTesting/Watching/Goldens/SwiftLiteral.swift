/// A string literal in the bytes of a source file.
package struct SwiftLiteral {
  /// The bytes of the literal, with its delimiters.
  let range: Range<Int>

  /// What the literal means.
  let value: String

  /// The white space before the closing delimiter of a literal of several lines; `nil` for one of a
  /// single line.
  let indentation: [UInt8]?

  /// Reads the literal that begins at a place.
  ///
  /// - Returns: `nil` if no literal begins there, or it does not end, or it has an interpolation.
  init?(_ source: [UInt8], at start: Int) {
    var position = start
    while position < source.count, source[position] == Self.hash { position += 1 }
    let hashes = position - start
    guard position < source.count, source[position] == Self.quote else { return nil }
    let rest = source[position...]
    if rest.starts(with: Self.quotes), let line = Self.newline(after: position + 3, in: source) {
      guard let (lines, indentation, end) = Self.lines(in: source, from: line, hashes),
        let value = Self.value(of: Array(lines.joined(separator: [Self.feed])), hashes)
      else { return nil }
      (self.range, self.value, self.indentation) = (start..<end, value, indentation)
    } else {
      guard let end = Self.end(in: source, from: position + 1, hashes),
        let value = Self.value(of: source[(position + 1)..<end], hashes)
      else { return nil }
      (self.range, self.value, self.indentation) = (start..<(end + 1 + hashes), value, nil)
    }
  }

  /// Returns a literal of several lines for the given lines, with white space before each line of the
  /// literal except the first one, which is a delimiter.
  package static func text(of lines: [String], indentation: String) -> String {
    String(
      decoding: text(of: lines, indentation: Array(indentation.utf8), newline: [feed]),
      as: UTF8.self)
  }

  /// Returns the same as bytes, with any line break.
  ///
  /// The literal has enough `#` that nothing in a line has to be escaped.
  static func text(of lines: [String], indentation: [UInt8], newline: [UInt8]) -> [UInt8] {
    let hashes = [UInt8](repeating: hash, count: hashes(for: lines))
    var text = hashes + quotes + newline
    for line in lines { text += indentation + line.utf8 + newline }
    return text + indentation + quotes + hashes
  }

  // MARK: Reading

  /// Returns the place behind the line break that follows, if there are only blanks before it.
  private static func newline(after start: Int, in source: [UInt8]) -> Int? {
    let rest = source[start...].drop(while: SourceScanner.isBlank)
    if rest.starts(with: "\r\n".utf8) { return rest.startIndex + 2 }
    return rest.first == feed ? rest.startIndex + 1 : nil
  }

  /// Returns the end of the contents of a literal on one line.
  private static func end(in source: [UInt8], from start: Int, _ hashes: Int) -> Int? {
    let close = [quote] + [UInt8](repeating: hash, count: hashes)
    let escape = [backslash] + [UInt8](repeating: hash, count: hashes)
    var position = start
    while position < source.count, source[position] != feed {
      let rest = source[position...]
      if rest.starts(with: close) { return position }
      position += rest.starts(with: escape) ? escape.count + 1 : 1
    }
    return nil
  }

  /// Returns the lines of a literal without their indentation, the indentation, and the end.
  private static func lines(
    in source: [UInt8], from start: Int, _ hashes: Int
  ) -> (lines: [[UInt8]], indentation: [UInt8], end: Int)? {
    let close = quotes + [UInt8](repeating: hash, count: hashes)
    var lines: [ArraySlice<UInt8>] = []
    var position = start
    while true {
      let rest = source[position...]
      let body = rest.drop(while: SourceScanner.isBlank)
      if body.starts(with: close) {
        let indentation = Array(rest[..<body.startIndex])
        let end = body.startIndex + close.count
        var inner: [[UInt8]] = []
        for line in lines {
          if line.starts(with: indentation) {
            inner.append(Array(line.dropFirst(indentation.count)))
          } else if line.allSatisfy(SourceScanner.isBlank) {
            inner.append([])
          } else {
            return nil
          }
        }
        return (inner, indentation, end)
      }
      guard let feed = rest.firstIndex(of: feed) else { return nil }
      let line = source[position..<feed]
      lines.append(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
      position = feed + 1
    }
  }

  /// Returns what the contents of a literal mean; `nil` if there is an interpolation in it.
  private static func value(of contents: some Collection<UInt8>, _ hashes: Int) -> String? {
    let escape = [backslash] + [UInt8](repeating: hash, count: hashes)
    var rest = Array(contents)[...]
    var value: [UInt8] = []
    while let byte = rest.first {
      guard rest.starts(with: escape) else {
        value.append(byte)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(escape.count)
      guard let meaning = meaning(of: &rest) else { return nil }
      value += meaning
    }
    return String(validating: value, as: UTF8.self)
  }

  /// Takes what follows a backslash, and returns what it means.
  private static func meaning(of rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard let byte = rest.popFirst() else { return nil }
    switch Unicode.Scalar(byte) {
    case "n": return [feed]
    case "r": return [UInt8(ascii: "\r")]
    case "t": return [UInt8(ascii: "\t")]
    case "0": return [0]
    case "\\", "\"", "'": return [byte]
    case "u":
      guard rest.first == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")),
        let number = UInt32(String(decoding: rest[..<end].dropFirst(), as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(number)
      else { return nil }
      rest = rest[(end + 1)...]
      return Array(String(scalar).utf8)
    case " ", "\t", "\n":
      // The text continues on the next line.
      var blanks = byte == feed ? [][...] : rest.prefix(while: SourceScanner.isBlank)
      guard byte == feed || rest.dropFirst(blanks.count).first == feed else { return nil }
      if byte != feed { blanks = rest.prefix(blanks.count + 1) }
      rest = rest.dropFirst(blanks.count)
      return []
    default: return nil
    }
  }

  // MARK: Writing

  /// Returns how many `#` a literal needs so that the lines neither end it nor escape anything.
  private static func hashes(for lines: [String]) -> Int {
    var most = 0
    for line in lines {
      let bytes = Array(line.utf8)
      for place in bytes.indices {
        let isEscape = bytes[place] == backslash
        guard isEscape || bytes[place...].starts(with: quotes) else { continue }
        let following = bytes[(place + (isEscape ? 1 : 3))...].prefix { $0 == hash }
        most = max(most, following.count + 1)
      }
    }
    return most
  }

  private static let quote = UInt8(ascii: "\"")
  private static let quotes = [UInt8](repeating: quote, count: 3)
  private static let hash = UInt8(ascii: "#")
  private static let backslash = UInt8(ascii: "\\")
  private static let feed = UInt8(ascii: "\n")
}
