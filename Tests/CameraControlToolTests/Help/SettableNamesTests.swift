import Foundation
import TestSupport
import XCTest

/// Compares what the pages in `Docs/Semantics` call options, settings and quirks with what the tool can set.
final class SettableNamesTests: XCTestCase {
  private func document() throws -> String { try Document.semantics.text }

  private func page() throws -> String { try Document("Docs/Semantics/PhoneOptions.md").text }

  /// Returns the names that the tool lists, with those of their groups: `overlay.memory` and `memory`.
  private func settable(_ topic: String) throws -> [String] {
    let outcome = try Tool.run("help", topic)
    let names = outcome.output.matches(of: /\n  ([a-z][a-z.-]*)/).map { String($0.1) }
    XCTAssertGreaterThan(names.count, 3)
    return names
  }

  /// Returns whether a name of the document is that of something that the tool can set, or of a group.
  private func isSettable(_ name: String, among names: [String]) -> Bool {
    names.contains { ".\($0).".contains(".\(Self.hyphenated(name)).") }
  }

  private static func hyphenated(_ name: String) -> String {
    name.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
  }

  private static func words(in list: Substring) -> [String] {
    list.components(separatedBy: CharacterSet(charactersIn: " ,"))
      .filter { $0 != "and" && $0 != "" }
  }

  /// A rule names its options in parentheses, such as `(option memory, default perApp)`.
  func testWhatARuleCallsAnOptionCanBeSet() throws {
    let (text, options) = (try document(), try settable("options"))
    let named = text.matches(of: /\(options? ([^)]*)\)/).flatMap { match in
      Self.words(in: match.1.prefix { $0 != ";" }.split(separator: ", default")[0])
    }
    XCTAssertGreaterThan(named.count, 60)
    let unknown = named.filter { !isSettable($0, among: options) }
    XCTAssertEqual(unknown, [], "what nobody can set is an assumption")
    let (settings, quirks) = (try settable("settings"), try settable("quirks"))
    for match in text.matches(of: /\(setting ([a-zA-Z]+)/) {
      XCTAssertTrue(settings.contains(Self.hyphenated(String(match.1))), "\(match.1)")
    }
    for match in text.matches(of: /quirks\.([a-zA-Z]+)/) {
      XCTAssertTrue(quirks.contains(Self.hyphenated(String(match.1))), "\(match.1)")
    }
  }

  /// The lists have every option, and nothing else.
  func testTheListsHaveEveryOption() throws {
    let options = try settable("options")
    let named = try page().split(separator: "\n").filter { $0.hasPrefix("- ") && $0.contains(": ") }
      .flatMap { row in
        row.prefix { $0 != ":" }.matches(of: /`([a-zA-Z.]+)`/).map { String($0.1) }
      }
    XCTAssertEqual(named.filter { !isSettable($0, among: options) }, [])
    let missing = options.filter { option in
      !named.contains { ".\(option).".contains(".\(Self.hyphenated($0)).") }
    }
    XCTAssertEqual(missing, [])
  }

  func testTheListsHaveEverySettingAndQuirk() throws {
    for (topic, heading) in [("settings", "Settings"), ("quirks", "Quirks")] {
      let list = try section(heading)
      let named = list.matches(of: /\n- `([a-zA-Z]+)`/).map { Self.hyphenated(String($0.1)) }
      XCTAssertEqual(named, try settable(topic))
    }
  }

  private func section(_ title: String) throws -> Substring {
    let text = try page()
    let start = try XCTUnwrap(text.range(of: "\n## \(title)\n")).upperBound
    let end = text[start...].range(of: "\n## ")?.lowerBound ?? text.endIndex
    return text[start..<end]
  }
}
