/// The string literal in a call's trailing closure, in the bytes of a source file.
struct CallLiteral {
  /// The literal.
  let literal: SwiftLiteral

  /// The number of line breaks between the beginning of the call and the end of the literal.
  let height: Int

  private let range: Range<Int>
  private let layout: Layout

  /// The white space around a new literal.
  private struct Layout {
    var indentation: [UInt8]
    /// What stands before and behind the literal, if the closure was on one line.
    var before: [UInt8] = []
    var behind: [UInt8] = []
    var newline: [UInt8]
  }

  /// Finds the literal behind a call; fails if there is no call of that name, or its closure is not
  /// one string literal.
  ///
  /// The place is that of the parenthesis or brace that follows the name of the function, or of the
  /// macro around the call; the column is in bytes.
  init?(in source: [UInt8], line: Int, column: Int) {
    guard let lineStart = Self.start(of: line, in: source) else { return nil }
    let start = lineStart + column - 1
    guard column > 0, let call = Self.call(in: source, at: start) else { return nil }
    var scanner = SourceScanner(source, at: call)
    guard scanner.skipArguments() else { return nil }
    scanner.skipTrivia()
    guard scanner.skip("{") else { return nil }
    let open = scanner.position
    scanner.skipTrivia()
    guard let literal = SwiftLiteral(source, at: scanner.position) else { return nil }
    scanner.position = literal.range.upperBound
    scanner.skipTrivia()
    guard scanner.skip("}") else { return nil }
    self.literal = literal
    height = source[start..<literal.range.upperBound].count { $0 == UInt8(ascii: "\n") }

    (range, layout) = Self.layout(of: literal, between: open, and: scanner.position - 1, in: source)
  }

  /// Returns what to replace, and with which white space around the new literal.
  ///
  /// `open` is the place behind the brace before the literal, `close` that of the brace behind it.
  private static func layout(
    of literal: SwiftLiteral, between open: Int, and close: Int, in source: [UInt8]
  ) -> (range: Range<Int>, layout: Layout) {
    let feed = source.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    let isWindows = feed > 0 && source[feed - 1] == UInt8(ascii: "\r")
    let newline = Array((isWindows ? "\r\n" : "\n").utf8)
    if let indentation = literal.indentation {
      return (literal.range, Layout(indentation: indentation, newline: newline))
    }
    // The line of the brace may be another one than that of the parenthesis.
    let base = indentation(of: open, in: source)
    var range = literal.range
    var layout = Layout(indentation: base, newline: newline)
    if source[open..<range.lowerBound].allSatisfy(SourceScanner.isBlank) {
      layout.indentation = base + (base.contains(UInt8(ascii: "\t")) ? "\t" : "  ").utf8
      layout.before = newline + layout.indentation
      range = open..<range.upperBound
    } else {
      layout.indentation = indentation(of: range.lowerBound, in: source)
    }
    if source[range.upperBound..<close].allSatisfy(SourceScanner.isBlank) {
      layout.behind = newline + base
      range = range.lowerBound..<close
    }
    return (range, layout)
  }

  /// Returns the source with another literal, and by how many lines it has grown.
  func replaced(by lines: [String], in source: [UInt8]) -> (source: [UInt8], growth: Int) {
    let new = SwiftLiteral.text(of: lines, indentation: layout.indentation, newline: layout.newline)
    var result = source
    result.replaceSubrange(range, with: layout.before + new + layout.behind)
    let breaks = { (bytes: [UInt8]) in bytes.count { $0 == UInt8(ascii: "\n") } }
    return (result, breaks(result) - breaks(source))
  }

  /// Returns the index of the first byte of a line.
  private static func start(of line: Int, in source: [UInt8]) -> Int? {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return line > 0 ? start : nil
  }

  /// Returns the place behind the name of the function.
  ///
  /// In a macro such as `#expect`, the compiler passes the place of the macro for every call.
  private static func call(in source: [UInt8], at place: Int) -> Int? {
    guard place < source.count, source[place] == UInt8(ascii: "#") else {
      return isCall(source, at: place) ? place : nil
    }
    return source[place...].firstRange(of: Array(name.utf8)).map { name in
      source[name.upperBound...].drop(while: SourceScanner.isSpace).startIndex
    }
  }

  /// Returns whether the name of the function stands before a place.
  private static func isCall(_ source: [UInt8], at place: Int) -> Bool {
    guard place <= source.count else { return false }
    var end = place
    while end > 0, SourceScanner.isSpace(source[end - 1]) { end -= 1 }
    return source[..<end].suffix(name.utf8.count).elementsEqual(name.utf8)
  }

  /// Returns the white space at the beginning of the line of a place.
  private static func indentation(of place: Int, in source: [UInt8]) -> [UInt8] {
    let start = source[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Array(source[start..<place].prefix(while: SourceScanner.isBlank))
  }

  private static let name = "expectGolden"
}
