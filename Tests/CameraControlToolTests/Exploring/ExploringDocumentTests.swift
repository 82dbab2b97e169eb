import Foundation
import TestSupport
import XCTest

/// Holds the figures in the guide about machines against the tool, which writes them there.
final class ExploringDocumentTests: XCTestCase {
  /// Each row of the table has the options of a search; `CAMERA_CONTROL_RECORD=all` writes the rest.
  func testTheTableHasTheScriptsAndStatesOfEachSearch() throws {
    let url = Document.root.appendingPathComponent(
      "Sources/CameraControlTesting/CameraControlTesting.docc/SixteenMachines.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    var searches = 0
    let lines = try text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let row = line.wholeMatch(of: /\| `(--steps [a-z]+ --depth [0-9])` \|.*/) else {
        return String(line)
      }
      searches += 1
      let (scripts, states) = try Self.counts(options: row.1.split(separator: " ").map(String.init))
      return "| `\(row.1)` | \(scripts) | \(states) |"
    }
    XCTAssertGreaterThan(searches, 1)
    let environment = ProcessInfo.processInfo.environment
    if environment["CAMERA_CONTROL_RECORD"] == "all", environment["CI"] == nil {
      try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
    } else {
      XCTAssertEqual(
        lines.joined(separator: "\n"), text, "run the test with CAMERA_CONTROL_RECORD=all")
    }
  }

  private static func counts(options: [String]) throws -> (scripts: String, states: String) {
    let sliders = ["A", "B", "C", "D"].flatMap { ["--control", "slider:\($0):0...1"] }
    let outcome = try Tool.run(["explore"] + sliders + options)
    XCTAssertEqual(outcome.status, 0, outcome.output)
    let counts = try XCTUnwrap(
      outcome.output.firstMatch(of: /([0-9]+) scripts, [0-9]+ steps, ([0-9]+) states?,/))
    return (grouped(counts.1), grouped(counts.2))
  }

  /// Returns a number with a comma before each three digits.
  private static func grouped(_ number: Substring) -> String {
    var text = ""
    for (place, digit) in number.enumerated() {
      if place > 0, (number.count - place).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }
}
