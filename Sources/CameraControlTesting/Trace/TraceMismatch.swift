public import CameraControl

/// An error that shows how a trace differs from what the test expected.
public struct TraceMismatch: Error, Hashable, Sendable {
  /// The place of the call that compared, such as `Module/File.swift:12`.
  public var place: String

  /// A sentence that says what is wrong.
  public var message: String

  /// The expected lines.
  public var expected: [String]

  /// The actual lines.
  public var actual: [String]

  /// The index of the first line that differs.
  public var firstDifference: Int

  /// The time of the first difference; `nil` if there are no entries to tell it from.
  public var instant: PhoneInstant?

  init(
    _ message: String, expected: [String], actual: [String], firstDifference: Int,
    instant: PhoneInstant?, place: String
  ) {
    self.place = place
    self.message = message
    self.expected = expected
    self.actual = actual
    self.firstDifference = firstDifference
    self.instant = instant
  }
}

extension TraceMismatch: CustomStringConvertible {
  /// The place and the sentence, followed by the expected and actual lines side by side.
  ///
  /// Up to two equal lines lead up to the difference, and a few lines follow it.
  public var description: String {
    let time = instant.map { " at \($0)" } ?? ""
    let begin = max(0, firstDifference - Self.linesBefore)
    let all = max(expected.count, actual.count)
    let end = min(all, firstDifference + Self.linesAfter)
    let left = (begin..<end).map { Self.line($0, of: expected) }
    let width = max("expected".count, left.map(\.count).max() ?? 0)
    var text = "\(place): \(OneLine.text(message))\(time), entry \(firstDifference + 1):\n"
    text += "    \(padded("expected", to: width)) | actual\n"
    for (offset, line) in left.enumerated() {
      let other = Self.line(begin + offset, of: actual)
      text += "\(line == other ? "    " : "  ! ")\(padded(line, to: width)) | \(other)\n"
    }
    if end < all { text += "    and \(all - end) more\n" }
    return text
  }

  private static func line(_ index: Int, of lines: [String]) -> String {
    index < lines.count ? OneLine.text(lines[index]) : nothing
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Stands for a line that one side lacks.
  static let nothing = "(nothing)"

  private static let linesBefore = 2
  private static let linesAfter = 12
}
