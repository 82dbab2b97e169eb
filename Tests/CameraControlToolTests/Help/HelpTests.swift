import CameraControl
import CameraControlTesting
import Synchronization
import TestSupport
import XCTest

/// Compares what the help says with what the library knows, and the book and files with the help.
final class HelpTests: XCTestCase {
  private static let topics = ["settings", "phones", "cameras", "options", "quirks", "keys"]

  private func help(_ arguments: String...) throws -> String { try help(arguments) }

  private func help(_ arguments: [String]) throws -> String {
    if let known = Self.known.withLock({ $0[arguments] }) { return known }
    let outcome = try Tool.run(arguments)
    XCTAssertEqual(outcome.status, 0)
    XCTAssertEqual(outcome.errors, "")
    Self.known.withLock { $0[arguments] = outcome.output }
    return outcome.output
  }

  /// What the tool has printed for other tests.
  private static let known = Mutex<[[String]: String]>([:])

  /// Returns the rows of a list, as name and text; a row that goes on in the next line is joined.
  private func rows(_ topic: String) throws -> [(name: String, text: String)] {
    var rows: [(name: String, text: String)] = []
    for line in try help("help", topic).split(separator: "\n") where line.hasPrefix("  ") {
      let parts = line.components(separatedBy: "  ").filter { !$0.isEmpty }
        .map { $0.trimmingCharacters(in: .whitespaces) }
      if line.hasPrefix("   "), let last = rows.last {
        rows[rows.count - 1].text = last.text + " " + parts.joined()
      } else {
        rows.append((parts[0], parts.dropFirst().joined()))
      }
    }
    return rows
  }

  /// The value in parentheses is the one that holds, as a person can type it.
  func testWhatHoldsWithoutAChoiceCanBeTypedBack() throws {
    let zoom = try XCTUnwrap(try rows("options").first { $0.name.hasSuffix("zoom-suffix") })
    let suffix = PhoneBehavior().display.valueFormat.zoomSuffix
    XCTAssertTrue(zoom.text.hasSuffix("(\(suffix))"), zoom.text)
    let typed = try [("options", "--option"), ("quirks", "--quirk")].flatMap { topic, option in
      try rows(topic).flatMap { row in
        let value = row.text.dropLast().split(separator: "(").last ?? ""
        return [option, "\(row.name)=\(value)"]
      }
    }
    let script = "light-press; slide +0.5; wait 5s; click; press volume-up"
    let outcome = try Tool.run(["play", "-"] + typed, input: script)
    XCTAssertEqual(outcome.errors, "")
    XCTAssertEqual(outcome.output, try Tool.run(["play", "-"], input: script).output)
  }

  private struct Property {
    var name: String
    var words: [String] = []
    var standard = ""
  }

  /// Returns the names and words of all values in a value, from what Swift knows of its type.
  private func properties(of value: Any, _ prefix: String = "") -> [Property] {
    Mirror(reflecting: value).children.flatMap { label, child -> [Property] in
      let name = prefix + kebab(label ?? "")
      if let choice = child as? any CaseIterable & RawRepresentable<String> {
        return [Property(name: name, words: words(of: choice), standard: kebab(choice.rawValue))]
      }
      if let isOn = child as? Bool {
        return [Property(name: name, words: ["on", "off"], standard: isOn ? "on" : "off")]
      }
      let isWhole = Mirror(reflecting: child).displayStyle != .struct
      if isWhole || child is Duration || child is SystemVersion { return [Property(name: name)] }
      return properties(of: child, name + ".")
    }
  }

  private func words<Value: CaseIterable & RawRepresentable<String>>(of value: Value) -> [String] {
    Value.allCases.map { kebab($0.rawValue) }
  }

  private func kebab(_ name: String) -> String {
    name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }

  func testSettingsOptionsAndQuirksAreThoseOfTheLibrary() throws {
    let values: [(String, Any)] = [
      ("settings", PhoneSettings()), ("options", PhoneBehavior()), ("quirks", Quirks()),
    ]
    for (topic, value) in values {
      let rows = try rows(topic)
      var properties = properties(of: value)
      if let index = properties.firstIndex(where: { $0.name == "lock-screen-launches" }) {
        // What the Camera Control launches is the launch target under another name.
        properties.insert(Property(name: "camera-control-launches"), at: index)
      }
      XCTAssertEqual(rows.map(\.name), properties.map(\.name), topic)
      XCTAssertGreaterThan(properties.count, 3)
      for (row, property) in zip(rows, properties) where !property.words.isEmpty {
        let words = property.words.joined(separator: ", ")
        XCTAssertEqual(row.text, "\(words) (\(property.standard))", row.name)
      }
    }
  }

  func testPhonesAndCamerasAreThoseOfTheLibrary() throws {
    XCTAssertEqual(try rows("phones").map(\.name), PhoneModel.all.map(\.name))
    for (row, phone) in zip(try rows("phones"), PhoneModel.all) {
      XCTAssertEqual(row.text.contains("no Camera Control"), !phone.hasCameraControl, row.name)
      XCTAssertEqual(row.text.contains("no Action button"), !phone.hasActionButton, row.name)
    }
    let cameras = try rows("cameras")
    let names = PhoneModel.all.flatMap(\.cameras).map(\.localizedName)
    XCTAssertEqual(cameras.map(\.name).sorted(), Set(names).sorted())
    for (name, text) in cameras {
      for phone in PhoneModel.all {
        let phones = text.components(separatedBy: ", ")
        let has = phone.cameras.contains { $0.localizedName == name }
        XCTAssertEqual(phones.contains(phone.name) || text == "every phone", has, name)
      }
    }
  }

  func testEveryNameIsInTheHelpAndEveryWordIsTaken() throws {
    let text = try help("--help")
    XCTAssertEqual(try help("help"), text)
    XCTAssertEqual(try help("demo", "-h"), try help("help", "demo"))
    XCTAssertEqual(try help("demo", "two", "--help"), try help("help", "demo"))
    XCTAssertEqual(try help("help", "--", "demo"), try help("help", "demo"))
    XCTAssertEqual(try help("demo", "--version"), try help("--version"))
    var arguments = ["play", "-", "--quiet"]
    let names = text.components(separatedBy: .newlines)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    for topic in Self.topics {
      for (name, values) in try rows(topic) {
        XCTAssertTrue(names.contains(" \(name)"), name)
        guard ["settings", "options", "quirks"].contains(topic) else { continue }
        let option = ["settings": "--set", "options": "--option", "quirks": "--quirk"][topic] ?? ""
        let parts = values.components(separatedBy: " (")
        let standard = parts[1].dropLast()
        for word in parts[0].components(separatedBy: ", ") + [String(standard)]
        where !word.contains(" ") && !word.isEmpty {
          arguments += [option, "\(name)=\(word)"]
        }
      }
    }
    XCTAssertGreaterThan(arguments.count, 300)
    let outcome = try Tool.run(arguments, input: "light-press; slide 1; click")
    XCTAssertEqual(outcome.errors, "")
    XCTAssertEqual(outcome.status, 0)
  }

  /// The help for a command has its line of the whole help, and its own options only.
  func testEachCommandHasItsHelp() throws {
    XCTAssertEqual(
      try help("help", "merge"),
      """
      usage:
        camera-control merge FILE... [--json]  merge the results of several explorations with --json

      options:
        --json  print JSON instead of text

      """)
    let whole = try help("help")
    for command in [
      "demo", "play", "phone", "draw", "explore", "merge", "check-product", "cards", "compare",
      "help",
    ] {
      let text = try help("help", command)
      XCTAssertTrue(whole.contains("  camera-control \(command)"))
      XCTAssertTrue(text.hasPrefix("usage:\n  camera-control \(command)"), text)
      let takesApp = ["demo", "play", "phone", "draw", "explore"].contains(command)
      for part in ["--phone NAME", "slider:TITLE:MIN...MAX"] {
        XCTAssertEqual(text.contains(part), takesApp, text)
      }
      XCTAssertEqual(text.contains("--depth NUMBER"), command == "explore", text)
      XCTAssertFalse(text.contains("explore: "), text)
      XCTAssertEqual(text.components(separatedBy: "usage:").count, 2)
    }
  }

  func testTheHelpNamesEveryStatus() throws {
    let help = try help("--help")
    for status in ["0  the command", "1  a search", "2  wrong", "3  the output", "4  something"] {
      XCTAssertTrue(help.contains("  \(status)"), status)
    }
  }

  func testTheHelpAndTheListsAreAsTheirFilesHaveThem() throws {
    let folder = "Tests/CameraControlToolTests/Help/__Goldens__"
    XCTAssertEqual(try help("--help"), try Document("\(folder)/help.txt").text)
    for topic in Self.topics where topic != "keys" {
      XCTAssertEqual(try help("help", topic), try Document("\(folder)/\(topic).txt").text)
    }
  }

  func testTheBookShowsTheKeys() throws {
    let keys = try help("help", "keys").trimmingCharacters(in: .newlines)
    XCTAssertTrue(try Document.testing.blocks("").contains(keys), keys)
  }
}
