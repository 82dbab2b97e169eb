/// Keeps the lines of a trace from one run of a test to the next.
protocol Golden {
  /// Whether a golden without lines is one that has not been recorded yet.
  var isMissingIfEmpty: Bool { get }

  /// Returns the lines, or `nil` if there is no golden.
  func lines() throws -> [String]?

  /// Replaces the lines, and returns whether anything has changed.
  ///
  /// If it throws an error, whose description says why, everything is as before.
  func write(_ lines: [String]) throws -> Bool
}

/// An error that says why a golden cannot be read or written.
struct GoldenProblem: Error, CustomStringConvertible {
  /// The second half of a sentence, without a full stop.
  let description: String

  init(_ description: String) { self.description = description }
}
