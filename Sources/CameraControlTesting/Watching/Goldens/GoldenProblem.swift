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
