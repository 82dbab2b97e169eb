import CameraControlTesting
import Foundation

/// Writes the script to a file while the person plays, so that the script survives a crash.
final class ScriptKeeper {
  private let file: String
  private let title: String
  private let descriptor: Int32
  /// Whether the file is new and has nothing in it.
  private var isBlank: Bool

  /// Opens a file, whose text stays until there is a gesture to write down; without any, a new file goes.
  ///
  /// The title is a comment for the first line of the script.
  init(_ file: String, title: String) throws(TerminalFailure) {
    (self.file, self.title) = (file, title)
    let new = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    isBlank = new >= 0
    descriptor = isBlank ? new : open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw .unwritable(file: file, String(cString: strerror(errno)).lowercased())
    }
  }

  deinit {
    close(descriptor)
    if isBlank { unlink(file) }
  }

  /// Writes a script, instead of what was there before.
  func save(_ script: GestureScript) throws(TerminalFailure) {
    isBlank = false
    let bytes = Array("# \(title)\n\(script.text)".utf8)
    guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, bytes, bytes.count, 0) == bytes.count
    else { throw .unwritable(file: file, String(cString: strerror(errno)).lowercased()) }
  }
}
