import CameraControlConformance
import CameraControlTesting
import Foundation

/// Compares recordings in files with the model.
enum RecordingFiles {
  /// Prints what the recordings in several files say, and how many repetitions don't count.
  static func compare(_ files: [String], _ options: Options, _ output: Output) throws {
    let found = Conformance(try files.flatMap(read))
    try output.write(options.printsJSON ? found.json : "\(found)")
    try output.flush()
    for phone in found.phones {
      for (reason, count) in phone.leftOut.sorted(by: { $0.key < $1.key }) {
        let what = count == 1 ? "1 repetition doesn't count" : "\(count) repetitions don't count"
        StandardError.say("\(phone.device), system \(phone.system): \(what): \(reason)")
      }
    }
  }

  private static func read(_ file: String) throws -> [Recording] {
    let name = file == "-" ? "standard input" : "“\(file.shortened)”"
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.contents(of: file)
    } catch {
      throw Complaint("cannot read \(name): \(Problem.text(of: error.code))")
    }
    do {
      return try Recording.all(in: Data(bytes))
    } catch {
      throw Complaint("\(name), \(error)")
    }
  }
}
