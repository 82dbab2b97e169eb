import Foundation

/// What is wrong with a file, in words.
enum Problem {
  /// Returns what an error number of the system means.
  static func text(of code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "there is no such file or folder"
    case EISDIR: "it is a folder"
    case EACCES, EPERM: "there is no permission"
    case ENOSPC: "there is no space left"
    default: strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)"
    }
  }
}
