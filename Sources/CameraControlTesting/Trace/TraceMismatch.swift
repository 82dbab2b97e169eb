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
    let sentence = "\(OneLine.text(message))\(time), entry \(firstDifference + 1):"
    return "\(TextLine.sentence(sentence, at: place))\n\(columns)"
  }

  /// The expected and the actual lines around the difference, side by side.
  package var columns: String {
    let begin = max(0, firstDifference - Self.linesBefore)
    let all = max(expected.count, actual.count)
    let end = min(all, firstDifference + Self.linesAfter)
    var columns = SideBySide(titles: ("expected", "actual"))
    for index in begin..<end {
      let (left, right) = (Self.line(index, of: expected), Self.line(index, of: actual))
      columns.add(left, right, isMarked: left != right)
    }
    return columns.text(margin: 4) + (end < all ? "    and \(all - end) more\n" : "")
  }

  private static func line(_ index: Int, of lines: [String]) -> String {
    index < lines.count ? OneLine.text(lines[index]) : nothing
  }

  /// Stands for a line that one side lacks.
  static let nothing = "(nothing)"

  private static let linesBefore = 2
  private static let linesAfter = 12
}
