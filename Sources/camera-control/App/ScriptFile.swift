import CameraControlTesting
import Foundation

/// Reads scripts from files and from standard input.
enum ScriptFile {
  /// Returns the script in a file, or on standard input for `-`.
  static func script(in file: String) throws -> GestureScript {
    let bytes: [UInt8]
    do {
      // One byte more than a script may have, so that a file without end is refused.
      bytes = try FileBytes.contents(of: file, atMost: ScriptLimits.text + 1)
    } catch {
      throw Complaint("cannot read \(name(of: file)): \(Problem.text(of: error.code))")
    }
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
      let place = file == "-" ? "standard input" : file.shortened
      throw Complaint("\(place), \(error)")
    }
  }

  private static func name(of file: String) -> String {
    file == "-" ? "the script on standard input" : "the script “\(file.shortened)”"
  }
}
