import CameraControlTesting
import Foundation

/// The results of explorations, as text and as JSON.
enum ExplorationFiles {
  /// Writes a result.
  static func write(
    _ result: ExplorationResult, _ options: Options, _ output: Output
  ) throws {
    if options.printsJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try output.write(String(decoding: encoder.encode(result), as: UTF8.self) + "\n")
    } else {
      try output.write("\(result)")
      if !options.isQuiet { try output.write("\n\(result.coverage)") }
    }
    try output.flush()
  }

  /// Throws a complaint if a result has failures.
  static func judge(_ result: ExplorationResult) throws {
    let count = result.failures.count
    guard count > 0 else { return }
    throw Complaint(count == 1 ? "1 claim is broken" : "\(count) claims are broken", .findings)
  }

  /// Writes what the results in several files add up to.
  static func merge(_ files: [String], _ options: Options, _ output: Output) throws {
    var merged: ExplorationResult?
    for file in files {
      let result = try read(file)
      do throws(ExplorationError) {
        merged = try merged?.merged(with: result) ?? result
      } catch {
        throw Complaint("\(file.shortened): \(error)")
      }
    }
    guard let merged else { return }
    try write(merged, options, output)
    try judge(merged)
    if let lack = merged.lack { throw Complaint(lack, .incomplete) }
  }

  private static func read(_ file: String) throws -> ExplorationResult {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.contents(of: file)
    } catch {
      throw Complaint("cannot read “\(file.shortened)”: \(Problem.text(of: error.code))")
    }
    guard !bytes.isEmpty else {
      throw Complaint("“\(file.shortened)” is empty; merge needs what explore --json writes")
    }
    do {
      return try JSONDecoder().decode(ExplorationResult.self, from: Data(bytes))
    } catch {
      throw Complaint("“\(file.shortened)” is not what explore --json writes")
    }
  }
}
