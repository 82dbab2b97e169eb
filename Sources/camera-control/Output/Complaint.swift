import CameraControl
import CameraControlTesting
import Foundation

/// An error that explains why the tool cannot run a command.
struct Complaint: Error, CustomStringConvertible {
  /// A sentence that says what is wrong.
  let message: String
  /// The status with which the tool ends.
  let status: ExitStatus

  init(_ message: String, _ status: ExitStatus = .wrongArguments) {
    self.message = message
    self.status = status
  }

  /// Returns a complaint about an unknown word, which suggests the nearest known one, or lists all
  /// if they are few.
  static func unknown(_ what: String, _ found: String, among known: [String]) -> Complaint {
    let nearest = NearestWord.find(found, among: known)
    let all = known.count <= 20 ? "there are \(known.joined(separator: ", "))" : Self.hint
    let hint = nearest.map { "did you mean “\($0)”?" } ?? all
    return Complaint("there is no \(what) “\(OneLine.short(found))”; \(hint)")
  }

  /// Returns what an error number of the system means.
  static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "there is no such file or folder"
    case EISDIR: "it is a folder"
    case EACCES, EPERM: "there is no permission"
    case ENOSPC: "there is no space left"
    default: strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)"
    }
  }

  /// The end of a sentence about arguments: where to read about them.
  static let hint = "try camera-control --help"

  var description: String { message }
}

extension String {
  /// The beginning of the text, for a message.
  var shortened: String { OneLine.short(self) }
}
