import CameraControl

/// The end of the process, as caused by an uncaught exception.
enum Termination {
  /// Writes the exception's name and reason to standard error and ends the process.
  static func end(with exception: RaisedException) -> Never {
    let isTrap = exception.name == "SIGTRAP"
    let cause = isTrap ? "SIGTRAP" : "uncaught exception '\(exception.name)'"
    let line = "*** Terminating app due to \(cause), reason: '\(exception.reason)'\n"
    FileHandle.standardError.write(Data(line.utf8))
    if isTrap { raise(SIGTRAP) }
    abort()
  }
}
