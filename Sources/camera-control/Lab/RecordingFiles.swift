import CameraControlConformance
import CameraControlTesting
import Foundation

/// Compares recordings in files with the model.
enum RecordingFiles {
  /// Prints what the recordings in several files say.
  static func compare(_ files: [String], _ output: Output) throws {
    try output.write("\(Conformance(try files.flatMap(read)))")
  }

  private static func read(_ file: String) throws -> [Recording] {
    let name = file == "-" ? "standard input" : "“\(file.shortened)”"
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.contents(of: file)
    } catch {
      throw Complaint("cannot read \(name): \(Problem.text(of: error.code))")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Complaint("cannot read \(name): it is not text in UTF-8")
    }
    do {
      return try Recording.all(in: text)
    } catch {
      throw Complaint("\(name), \(error)")
    }
  }
}
