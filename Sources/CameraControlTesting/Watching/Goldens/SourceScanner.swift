/// Skips Swift code that may appear between a call and its literal.
struct SourceScanner {
  private let source: [UInt8]

  /// The index of the next byte.
  var position: Int

  /// Creates a scanner at a place in a source.
  init(_ source: [UInt8], at position: Int) {
    self.source = source
    self.position = position
  }

  private var next: UInt8? { position < source.count ? source[position] : nil }

  /// Skips a text if it comes next, and returns whether it does.
  mutating func skip(_ text: String) -> Bool {
    guard position <= source.count, source[position...].starts(with: text.utf8) else {
      return false
    }
    position += text.utf8.count
    return true
  }

  /// Skips white space and comments.
  mutating func skipTrivia() {
    while let byte = next {
      if Self.isSpace(byte) {
        position += 1
      } else if skip("//") {
        while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
      } else if skip("/*") {
        skipComment()
      } else {
        return
      }
    }
  }

  /// Skips a comment, in which there may be others.
  private mutating func skipComment() {
    var depth = 1
    while depth > 0, next != nil {
      if skip("/*") {
        depth += 1
      } else if skip("*/") {
        depth -= 1
      } else {
        position += 1
      }
    }
  }

  /// Skips arguments in parentheses, if there are any, and returns whether they end.
  mutating func skipArguments() -> Bool {
    guard skip("(") else { return true }
    var depth = 1
    while depth > 0 {
      skipTrivia()
      if let literal = SwiftLiteral(source, at: position) {
        position = literal.range.upperBound
      } else if skip("(") {
        depth += 1
      } else if skip(")") {
        depth -= 1
      } else if next == nil || next == UInt8(ascii: "\"") {
        // A literal with an interpolation can hold anything.
        return false
      } else {
        position += 1
      }
    }
    return true
  }

  /// Returns whether a byte is a blank or a tab.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Returns whether a byte is white space.
  static func isSpace(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
