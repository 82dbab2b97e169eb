/// An error that says why the tool cannot do what it was asked to do.
struct Complaint: Error {
  /// A sentence that says what is wrong.
  let message: String

  /// The exit status: 2 for wrong arguments.
  let status: Int32

  init(_ message: String, status: Int32 = 2) {
    self.message = message
    self.status = status
  }
}
