import CameraControl
import Foundation
import TestSupport
import XCTest

/// Holds the table of options in `Docs/Semantics.md` against the comments and the defaults in the sources.
final class OptionsTableTests: XCTestCase {
  func testEveryOptionOfTheSourcesIsInTheTableOnce() throws {
    let rows = try Self.rows()
    let numbers = rows.compactMap { $0.first.flatMap { Int($0) } }
    XCTAssertEqual(numbers, Array(1...max(1, rows.count)))
    let sources = Document.root.appendingPathComponent("Sources/CameraControl")
    var commented: [Int: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: /\/\/\/ Option ([0-9]+):[\s\S]*?\bvar (\w+)/) {
        commented[Int(match.1) ?? 0] = String(match.2)
      }
    }
    XCTAssertEqual(commented.keys.sorted(), numbers)
    for (number, row) in zip(numbers, rows) {
      let name = try XCTUnwrap(commented[number])
      XCTAssertTrue(row[1].contains("`\(name)"), "\(number): \(row[1]) is not \(name)")
    }
  }

  /// GST01, GST02, GST03, LCK07, LCK10, LCK13, LCK16, LCK17, LCK19, LCK35, LCK42, LCK49, LCK56, LCK57, LCK67:
  /// every option has the default that the table gives.
  func testTheDefaultOfEveryOption() throws {
    for row in try Self.rows() {
      for name in row[1].prefix(while: { $0 != ":" }).split(separator: ", ") {
        let group = row[2].prefix { $0 != "," }.split(separator: " ")
        let path =
          [group[0] + group.dropFirst().map(\.capitalized).joined()]
          + name.filter { $0 != "`" }.split(separator: ".").map(String.init)
        let value = try XCTUnwrap(Self.value(at: path), "\(path)")
        Self.check(value, against: row[3], "\(row[0]): \(path)")
      }
    }
    XCTAssertTrue(PhoneSettings().cleanPreview, "11: the option is a setting, too")
  }

  private static func rows() throws -> [[String]] {
    try Document("Docs/Semantics.md")
      .rows(below: "| no. | option | group | default | alternatives |")
  }

  /// Returns the property of the default behavior that a path of names leads to.
  private static func value(at path: [String]) -> Any? {
    path.reduce(PhoneBehavior() as Any?) { value, name in
      value.flatMap { Mirror(reflecting: $0).children.first { $0.label == name }?.value }
    }
  }

  /// Compares a default with a cell of the table, which begins with a name or has all its numbers.
  private static func check(_ value: Any, against cell: String, _ option: String) {
    let numbers = cell.matches(of: /\b[0-9.]+\b/).compactMap { Double($0.output) }
    switch value {
    case let time as Duration: XCTAssertEqual(numbers, [time / .seconds(1)], option)
    case let width as Double: XCTAssertEqual(numbers, [width], option)
    case let force as ButtonTuning.Force:
      let (light, click) = (force.light, force.click)
      let scales = [force.lighterScale, force.standardScale, force.firmerScale]
      XCTAssertEqual(numbers, [light.down, light.up, click.down, click.up] + scales, option)
    case let gain as SlideGain:
      XCTAssertEqual(numbers, [gain.millimetersPerRange, gain.millimetersPerDoubling], option)
      XCTAssertEqual(gain, .fullRangePer30mm, option)
    case let format as ValueFormat: XCTAssertEqual(format, .oneFractionDigit, option)
    default:
      let name = cell.split { !$0.isLetter && !$0.isNumber }.first
      XCTAssertEqual(name.map(String.init), "\(value)", option)
    }
  }
}
