import CameraControlTesting
import Foundation

/// Keeps a script in a file while it is played, so that it survives a crash of the app.
final class ScriptKeeper {
  private let file: String
  private let title: String
  private let descriptor: Int32

  /// Opens a file, whose text stays until there is a gesture to write down.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - title: A comment for the first line of the script.
  /// - Throws: ``TerminalFailure`` if the file cannot be written.
  init(_ file: String, title: String) throws(TerminalFailure) {
    (self.file, self.title) = (file, title)
    descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw .unwritable(file: file, String(cString: strerror(errno)).lowercased())
    }
  }

  deinit { close(descriptor) }

  /// Writes a script, instead of what was there before.
  func save(_ script: GestureScript) throws(TerminalFailure) {
    let bytes = Array("# \(title)\n\(script.text)".utf8)
    guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, bytes, bytes.count, 0) == bytes.count
    else { throw .unwritable(file: file, String(cString: strerror(errno)).lowercased()) }
  }
}
