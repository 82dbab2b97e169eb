import CameraControlConformance
import CameraControlTesting
import Foundation

/// Compares recordings in files with the model.
struct CompareCommand: Command {
  static let usage = "compare RECORDING... [--json]"
  static let summary = "say which options recordings of an iPhone confirm or contradict"
  static var options: [Option<Self>] { [.json(\.printsJSON)] }

  private var files: [String] = []
  private var printsJSON = false

  mutating func accept(_ operands: inout [String]) throws {
    files = try Self.all(&operands, "files that a CaptureRecorder wrote")
  }

  /// Prints what the recordings in all files say, and what doesn't count.
  func run(_ output: Output) throws {
    let found = Conformance(try files.flatMap(Self.read))
    try output.write(printsJSON ? found.json : "\(found)")
    try output.flush()
    for phone in found.phones {
      for what in phone.omissions {
        StandardError.say("\(phone.device), system \(phone.system): \(what)")
      }
    }
  }

  private static func read(_ file: String) throws -> [Recording] {
    let bytes = try FileBytes.contents(of: file)
    do {
      return try Recording.all(in: Data(bytes))
    } catch {
      throw Complaint("\(FileBytes.name(of: file)), \(error)")
    }
  }
}
