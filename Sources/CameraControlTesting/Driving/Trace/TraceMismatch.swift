public import CameraControl

/// An error that shows how a trace differs from what the test expected.
public struct TraceMismatch: Error, Hashable, Sendable {
  /// The place of the check, such as `Module/File.swift:12`.
  public var place: String

  /// A sentence that says what is wrong.
  public var message: String

  /// The expected lines.
  public var expected: [String]

  /// The actual lines.
  public var actual: [String]

  /// The index of the first line that differs.
  public var firstDifference: Int

  /// The time of the first difference; `nil` if there are no entries.
  public var instant: PhoneInstant?
}

extension TraceMismatch: CustomStringConvertible {
  /// The ``place`` and the ``message``, followed by the expected and actual lines side by side.
  ///
  /// The text shows two lines before and after each difference. The text combines consecutive
  /// lines of one kind if they're similar.
  public var description: String {
    let time = instant.map { " at \($0)" } ?? ""
    let sentence = "\(OneLine.text(message))\(time), entry \(firstDifference + 1):"
    return "\(TextLine.sentence(sentence, at: place))\n\(columns)"
  }

  /// The expected and the actual lines around the differences, side by side.
  package var columns: String { MismatchTable(expected, actual).text() }

  /// Stands for a line that one side lacks.
  static let nothing = "(nothing)"
}
