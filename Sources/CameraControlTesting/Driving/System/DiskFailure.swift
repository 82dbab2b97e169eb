/// An error that says what the file system refused to do.
struct DiskFailure: Error {
  /// The file or folder.
  let path: String

  /// Why it was refused, in the words of the system.
  let reason: String
}
