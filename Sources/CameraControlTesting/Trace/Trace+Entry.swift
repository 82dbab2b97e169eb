public import CameraControl

extension Trace {
  /// One thing that happened.
  public struct Entry: Hashable, Codable, Sendable {
    /// When it happened.
    public var instant: PhoneInstant

    /// The kind of thing that happened.
    public var kind: Kind

    /// What happened.
    public var text: String

    /// Creates an entry.
    public init(_ instant: PhoneInstant, _ kind: Kind, _ text: String) {
      self.instant = instant
      self.kind = kind
      self.text = text
    }
  }
}

extension Trace.Entry: CustomStringConvertible {
  /// The time, kind and text, in columns.
  ///
  /// A line break or a control character in the text is escaped, so an entry is always one line.
  public var description: String { Self.line("\(instant)", kind, text) }

  /// Returns a time, a kind and a text in the columns of an entry.
  static func line(_ time: String, _ kind: Trace.Kind, _ text: String) -> String {
    let left = String(repeating: " ", count: max(0, timeWidth - time.count))
    let gap = String(repeating: " ", count: max(0, 11 - kind.rawValue.count))
    return left + time + "  " + kind.rawValue + gap + OneLine.text(text)
  }

  /// The width of the column with the time, which is aligned to the right.
  package static let timeWidth = 8
}
