public import CameraControl

extension Trace {
  /// An entry of a trace: one thing that happened on the phone, with its time.
  public struct Entry: Codable, Sendable {
    /// The time of the entry.
    public var instant: PhoneInstant

    /// The kind of the entry.
    public var kind: Kind

    /// A text that describes what happened.
    public var text: String

    /// What the overlay shows from here on, with more than the text says; `nil` if that is all there is.
    var sight: OverlaySight?

    /// Creates an entry.
    public init(_ instant: PhoneInstant, _ kind: Kind, _ text: String) {
      self.instant = instant
      self.kind = kind
      self.text = text
    }
  }
}

// Traces are compared by their texts, so a trace from a phone can equal a trace from a file.
extension Trace.Entry: Hashable {
  /// Returns `true` if both entries have the same instant, kind and text.
  public static func == (lhs: Trace.Entry, rhs: Trace.Entry) -> Bool {
    (lhs.instant, lhs.kind, lhs.text) == (rhs.instant, rhs.kind, rhs.text)
  }

  /// Hashes the instant, the kind and the text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(instant)
    hasher.combine(kind)
    hasher.combine(text)
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

extension Trace.Entry {
  /// Reads an entry from the line that it is printed as; its instant is a whole millisecond then.
  init?(line: String) {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count >= 2, let instant = PhoneInstant(printed: words[0]),
      let kind = Trace.Kind(rawValue: String(words[1]))
    else { return nil }
    let text = words.count > 2 ? words[2].drop { $0 == " " } : ""
    self.init(instant, kind, String(text))
  }
}

extension PhoneInstant {
  fileprivate init?(printed text: Substring) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 3, let seconds = Int64(parts[0]),
      let milliseconds = UInt16(parts[1])
    else { return nil }
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return nil }
    let fraction = Int64(milliseconds) * 1_000_000
    let (sum, carry) = whole.addingReportingOverflow(text.hasPrefix("-") ? -fraction : fraction)
    guard !carry else { return nil }
    self.init(nanoseconds: sum)
  }
}
