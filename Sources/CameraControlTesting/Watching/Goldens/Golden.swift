/// Keeps the lines of a trace from one run of a test to the next.
protocol Golden {
  /// Whether a golden without lines is one that has not been recorded yet.
  var isMissingIfEmpty: Bool { get }

  /// Returns the lines, or `nil` if there is no golden.
  func lines() throws(GoldenProblem) -> [String]?

  /// Replaces the lines.
  ///
  /// - Parameter lines: The new lines.
  /// - Returns: Whether anything has changed.
  /// - Throws: ``GoldenProblem``; everything is as before then.
  func write(_ lines: [String]) throws(GoldenProblem) -> Bool
}

/// An error that says why a golden cannot be read or written.
struct GoldenProblem: Error {
  /// The second half of a sentence, without a full stop.
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }

  init(_ failure: DiskFailure) {
    reason = "“\(failure.path)”: \(failure.reason)"
  }
}
