#if canImport(Testing)
  import CameraControl
  public import CameraControlTesting
  public import Testing

  /// The lines that a test expects in a trace.
  ///
  /// ```swift
  /// #expect(
  ///   phone.trace.only(.overlay) == """
  ///     0.070  overlay    Focus ●──────────── 0
  ///     3.290  overlay    hidden
  ///     """)
  /// ```
  ///
  /// If the expectation fails, it prints both lists in columns and marks the first difference. The
  /// comparison uses the printed lines, and ignores spaces at the beginning of a line.
  public struct ExpectedTrace: ExpressibleByStringLiteral, Sendable {
    /// The expected lines, in the format in which a trace prints its entries.
    public let lines: [String]

    // The result of the last comparison, for the text of a failed expectation.
    private let finding = Finding()

    private final class Finding: Sendable {
      let mismatch = Guarded<TraceMismatch?>(nil)
    }

    /// Creates an expectation from lines.
    ///
    /// - Parameter text: One entry per line.
    public init(_ text: String) {
      var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map(Self.aligned)
      // A literal may begin and end with a line break.
      if lines.first?.isEmpty == true { lines.removeFirst() }
      if lines.last?.isEmpty == true { lines.removeLast() }
      self.lines = lines
    }

    /// Creates an expectation from the lines of a string literal.
    public init(stringLiteral text: String) { self.init(text) }

    /// Returns whether a trace has these lines.
    fileprivate func matches(_ trace: Trace) -> Bool {
      let mismatch = trace.difference(fromLines: lines, "the trace is not as expected", place: "")
      finding.mismatch.withLock { $0 = mismatch }
      return mismatch == nil
    }

    /// Returns a line with its time in the column where an entry has it.
    private static func aligned(_ line: Substring) -> String {
      let text = line.drop { $0 == " " }
      let time = text.prefix { $0 != " " }
      return text.isEmpty
        ? "" : String(repeating: " ", count: max(0, Trace.Entry.timeWidth - time.count)) + text
    }
  }

  extension Trace {
    /// Returns whether a trace has the expected lines.
    public static func == (trace: Trace, expected: ExpectedTrace) -> Bool {
      expected.matches(trace)
    }
  }

  extension ExpectedTrace: CustomTestStringConvertible {
    /// The expected lines; if the trace differs, a second column shows the trace's lines.
    public var testDescription: String {
      let mismatch = finding.mismatch.withLock { $0 }
      return "\n" + (mismatch?.columns ?? lines.map { "\($0)\n" }.joined())
    }
  }
#endif
