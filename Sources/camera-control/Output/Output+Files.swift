import Foundation

// The files that the tool writes.

extension Output {
  /// Returns an output for the file, which is empty from now on, or throws a `Complaint`.
  ///
  /// `what` names the contents in messages. An output must not replace the file of the `script`.
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
        isMissing ? "there is no folder “\(folder.shortened)”" : Complaint.reason(code)
      throw Complaint("cannot write \(name): \(reason)", .notWritten)
    }
    guard opened <= STDERR_FILENO else { return Output(opened, name) }
    // If standard error is closed, the file must not become standard error.
    defer { Foundation.close(opened) }
    return Output(fcntl(opened, F_DUPFD_CLOEXEC, STDERR_FILENO + 1), name)
  }

  /// Throws a complaint if two outputs have the same file, because one of them would be lost.
  static func check(_ outputs: [(what: String, file: String)]) throws {
    for (place, output) in outputs.enumerated() {
      let name = "\(output.what) to “\(output.file.shortened)”"
      if let other = outputs[..<place].first(where: { isSame($0.file, output.file) }) {
        throw Complaint("cannot write \(name): \(other.what) goes to that file")
      }
      if isStandardOutput(output.file) {
        throw Complaint("cannot write \(name): standard output goes to that file")
      }
    }
  }

  /// Returns whether two paths lead to the same file, which may not be there yet; no device is a file.
  private static func isSame(_ file: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(file, &first) == 0 else {
      return stat(other, &second) != 0 && place(of: file) == place(of: other)
    }
    return stat(other, &second) == 0 && isSame(first, second)
  }

  /// Returns whether a path leads to the file that standard output goes to.
  private static func isStandardOutput(_ file: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(file, &first) == 0 && fstat(STDOUT_FILENO, &second) == 0 && isSame(first, second)
  }

  private static func isSame(_ file: stat, _ other: stat) -> Bool {
    file.st_dev == other.st_dev && file.st_ino == other.st_ino && file.st_mode & S_IFMT == S_IFREG
  }

  /// Returns where a file would come to be that may not be there yet.
  private static func place(of file: String, links: Int = 40) -> String {
    let url = URL(fileURLWithPath: file)
    let folder = url.deletingLastPathComponent()
    if links > 0, let next = try? FileManager.default.destinationOfSymbolicLink(atPath: file) {
      return place(of: URL(fileURLWithPath: next, relativeTo: folder).path, links: links - 1)
    }
    return folder.resolvingSymlinksInPath().standardizedFileURL
      .appendingPathComponent(url.lastPathComponent).path
  }
}
