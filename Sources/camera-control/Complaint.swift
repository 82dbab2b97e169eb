/// Why the tool does not do what it was asked to.
struct Complaint: Error {
  /// What is wrong, in a sentence.
  let message: String

  /// The exit status: 2 for wrong arguments.
  let status: Int32

  init(_ message: String, status: Int32 = 2) {
    self.message = message
    self.status = status
  }
}
