import CameraControlTesting
import Foundation

/// Reads scripts from files and from standard input.
enum ScriptFile {
  /// Returns the script in a file, or on standard input for `-`.
  static func script(in file: String) throws -> GestureScript {
    let name = file == "-" ? "the script on standard input" : "the script “\(file.shortened)”"
    let bytes = try FileBytes.contents(
      of: file, named: name, atMost: ScriptLimits.text,
      hint: "; write steps that recur only once, with “repeat”")
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Complaint("cannot read \(name): it is not text in UTF-8")
    }
    do {
      return try GestureScript(parsing: text)
    } catch {
      let place = file == "-" ? "standard input" : file.shortened
      throw Complaint("\(place), \(error)")
    }
  }
}
