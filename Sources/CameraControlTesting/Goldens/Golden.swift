/// Keeps the lines of a trace from one run of a test to the next.
protocol Golden {
  /// Returns the lines, or `nil` if there are none yet.
  func lines() throws(GoldenProblem) -> [String]?

  /// Replaces the lines.
  ///
  /// - Parameter lines: The new lines.
  /// - Returns: Whether anything has changed.
  /// - Throws: ``GoldenProblem``; everything is as before then.
  func write(_ lines: [String]) throws(GoldenProblem) -> Bool
}
