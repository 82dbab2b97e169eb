import Foundation

/// Opens the files of traces and pictures.
enum TraceFile {
  /// Returns an output for the file, which is empty from now on.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - what: What is written, for messages.
  ///   - script: The file of the script, which must not be replaced.
  /// - Returns: The output.
  /// - Throws: `Complaint` if the file cannot be written.
  static func open(_ file: String, for what: String = "the trace", besides script: String?) throws
    -> Output
  {
    let name = "\(what) to “\(file.shortened)”"
    if let script, isSame(file, script) {
      throw Complaint("cannot write \(name): the script is in that file")
    }
    let opened = Foundation.open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard opened >= 0 else {
      let code = errno
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
      let isMissing = code == ENOENT && !FileManager.default.fileExists(atPath: folder)
      let reason =
        isMissing ? "there is no folder “\(folder.shortened)”" : Problem.text(of: code)
      throw Complaint("cannot write \(name): \(reason)", .notWritten)
    }
    guard opened <= STDERR_FILENO else { return Output(opened, name) }
    // If standard error is closed, the file must not become standard error.
    defer { close(opened) }
    return Output(fcntl(opened, F_DUPFD_CLOEXEC, STDERR_FILENO + 1), name)
  }

  private static func isSame(_ file: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(file, &first) == 0 && stat(other, &second) == 0
      && first.st_dev == second.st_dev && first.st_ino == second.st_ino
      && first.st_mode & S_IFMT == S_IFREG
  }
}
