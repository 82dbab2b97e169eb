import CameraControl
import CameraControlTesting
import Foundation

/// Adds up the results of several explorations, such as those of all shards.
struct MergeCommand: Command {
  static let usage = "merge FILE... [--json]"
  static let summary = "merge the results of several explorations with --json"
  static var options: [Option<Self>] { [.json(\.printsJSON)] }

  private var files: [String] = []
  private var printsJSON = false

  mutating func accept(_ operands: inout [String]) throws {
    files = try Self.all(&operands, "files that explore --json wrote")
  }

  func run(_ output: Output) throws {
    var merged: ExplorationResult?
    for file in files {
      let result = try Self.read(file)
      do throws(ExplorationError) {
        merged = try merged?.merged(with: result) ?? result
      } catch {
        throw Complaint("\(file.shortened): \(error)")
      }
    }
    guard let merged else { return }
    try merged.write(to: output, asJSON: printsJSON)
    if let lack = merged.lack { throw Complaint(lack, .incomplete) }
  }

  private static func read(_ file: String) throws -> ExplorationResult {
    let bytes = try FileBytes.contents(of: file)
    let name = FileBytes.name(of: file)
    guard !bytes.isEmpty else {
      throw Complaint("\(name) is empty; merge needs results of explore --json")
    }
    do {
      return try JSONDecoder().decode(ExplorationResult.self, from: Data(bytes))
    } catch {
      throw Complaint("\(name) is not a result of explore --json")
    }
  }
}

extension ExplorationResult {
  /// Writes the result; throws a complaint if it has failures.
  func write(to output: Output, asJSON: Bool, hasCoverage: Bool = true) throws {
    if asJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try output.write(String(decoding: encoder.encode(self), as: UTF8.self) + "\n")
    } else {
      let text = "\(self)" + (hasCoverage ? "\n\(coverage)" : "")
      // Only the long lists of unreached parts are wrapped; scripts, traces and tests aren't.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.hasPrefix("never ") ? Columns.wrapped(String(line), indent: 2) : String(line)
      }
      try output.write(lines.joined(separator: "\n"))
    }
    try output.flush()
    if failures.isEmpty, let goal = missedGoals.first {
      throw Complaint("no script reached the goal “\(OneLine.line(goal.name))”", .findings)
    }
    guard !failures.isEmpty else { return }
    let count = failures.count
    throw Complaint(
      count == 1 ? "1 property is broken" : "\(count) properties are broken", .findings)
  }
}
