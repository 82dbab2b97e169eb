import CameraControl
import Foundation
import TestSupport
import XCTest

/// Holds the list of options in `Docs/Semantics/PhoneOptions.md` against the comments and the defaults in the sources.
final class OptionsTableTests: XCTestCase {
  func testEveryOptionOfTheSourcesIsInTheListOnce() throws {
    let rows = try Self.rows()
    let numbers = rows.map(\.number)
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
      XCTAssertTrue(row.names.contains("`\(name)"), "\(number): \(row.names) is not \(name)")
    }
  }

  /// GST01, GST02, GST03, LCK07, LCK10, LCK13, LCK16, LCK17, LCK19, LCK35, LCK42, LCK49, LCK56, LCK57, LCK67:
  /// every option has the default that the list gives.
  func testTheDefaultOfEveryOption() throws {
    for row in try Self.rows() {
      for name in row.names.split(separator: ", ") {
        let group = row.group.split(separator: " ")
        let path =
          [group[0].lowercased() + group.dropFirst().map(\.capitalized).joined()]
          + name.filter { $0 != "`" }.split(separator: ".").map(String.init)
        let value = try XCTUnwrap(Self.value(at: path), "\(path)")
        Self.check(value, against: row.value, "\(row.number): \(path)")
      }
    }
    XCTAssertTrue(PhoneSettings().cleanPreview, "11: the option is a setting, too")
  }

  /// An item of the list, below the heading of its group.
  private struct Row {
    var number: Int
    var names: String
    var group: String
    var value: String
  }

  private static func rows() throws -> [Row] {
    var (rows, group) = ([Row](), "")
    let text = try Document("Docs/Semantics/PhoneOptions.md").text
    let item = /## (.+)\n|- \*\*([0-9]+)\.\*\* (.+?): .*\n  Default: (.+)\. Alternatives?: .+\n/
    for match in text.matches(of: item) {
      group = match.1.map(String.init) ?? group
      guard let number = match.2.flatMap({ Int($0) }), let names = match.3, let value = match.4
      else { continue }
      rows.append(
        Row(number: number, names: String(names), group: group, value: String(value)))
    }
    return rows.sorted { $0.number < $1.number }
  }

  /// Returns the property of the default behavior that a path of names leads to.
  private static func value(at path: [String]) -> Any? {
    path.reduce(PhoneBehavior() as Any?) { value, name in
      value.flatMap { Mirror(reflecting: $0).children.first { $0.label == name }?.value }
    }
  }

  /// Compares a default with a text of the list, which begins with a name or has all its numbers.
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
