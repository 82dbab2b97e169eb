import CameraControlTesting
import Foundation

/// Reads scripts from files and from standard input.
enum ScriptFile {
  /// Returns the script in a file, or on standard input for `-`.
  static func script(in file: String) throws -> GestureScript {
    let bytes = try contents(of: file)
    guard bytes.count <= ScriptLimits.text else {
      throw Complaint(
        "\(name(of: file)) has more than \(ScriptLimits.text) bytes, the limit for a script; "
          + "“repeat” makes it shorter")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Complaint("cannot read \(name(of: file)): it is not text in UTF-8")
    }
    do {
      return try GestureScript(parsing: text)
    } catch {
      throw Complaint("\(file.shortened), \(error)")
    }
  }

  /// Returns at most one byte more than a script may have, so that a file without end is refused.
  private static func contents(of file: String) throws -> [UInt8] {
    let descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(file, errno) }
    defer { if file != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= ScriptLimits.text {
      let wanted = min(piece.count, ScriptLimits.text + 1 - bytes.count)
      let count = read(descriptor, &piece, wanted)
      if count > 0 {
        bytes += piece[..<count]
      } else if count == 0 {
        break
      } else if errno != EINTR {
        throw failure(file, errno)
      }
    }
    return bytes
  }

  private static func failure(_ file: String, _ code: Int32) -> Complaint {
    Complaint("cannot read \(name(of: file)): \(Problem.text(of: code))")
  }

  private static func name(of file: String) -> String {
    file == "-" ? "the script on standard input" : "the script “\(file.shortened)”"
  }
}
