/// Why a run of the benchmarks ends with an error.
struct Complaint: Error {
  /// What is wrong, in one line.
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
