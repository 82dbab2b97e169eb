/// An error that describes a failed call to the file system.
struct DiskFailure: Error, CustomStringConvertible {
  let path: String

  /// Why it was refused, in the words of the system.
  let reason: String

  var description: String { "“\(path)”: \(reason)" }
}
