/// An error that ends a run of the benchmarks.
struct Complaint: Error {
  /// What is wrong, in one line.
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
