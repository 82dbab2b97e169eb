import CameraControl
import CameraControlTesting

/// An error that says why the tool cannot do what it was asked to do.
struct Complaint: Error {
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
    let all = known.count <= 20 ? "there are \(known.joined(separator: ", "))" : Usage.hint
    let hint = nearest.map { "did you mean “\($0)”?" } ?? all
    return Complaint("there is no \(what) “\(OneLine.short(found))”; \(hint)")
  }
}

extension Complaint: CustomStringConvertible {
  var description: String { message }
}
