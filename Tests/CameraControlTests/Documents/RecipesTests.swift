import TestSupport
import XCTest

/// Tests that a recipe states nothing as a fact that this library has chosen.
final class RecipesTests: XCTestCase {
  private static let recipes = [
    "AccessDenied", "HandleInterruptions", "HoldToRecord", "ModelYourControls", "SwitchCameras",
    "TheButton", "VolumeButtons", "ZoomTwoWays",
  ]

  /// A sentence that names a rule of the basis choice says so, or says what the simulated phone does.
  func testASentenceAboutAChoiceSaysSo() throws {
    let book = RuleBook(markdown: try Document.semantics.text)
    var choices = 0
    for recipe in Self.recipes {
      for sentence in try Self.sentences(of: recipe) {
        let named = sentence.matches(of: /\b[A-Z]{3}[0-9]{2}\b/).map { String($0.0) }
        for id in named { XCTAssertNotNil(book.bases[id], "\(recipe) names \(id)") }
        guard named.contains(where: { book.bases[$0] == .choice }) else { continue }
        choices += 1
        XCTAssertTrue(
          sentence.contains("assum") || sentence.contains("simulated phone"),
          "\(recipe) states a choice as a fact: \(sentence)")
      }
    }
    XCTAssertGreaterThan(choices, 15)
  }

  /// A sentence about a real phone, and an item below “What your app can rely on”, name their rule.
  func testASentenceAboutARealPhoneNamesItsRule() throws {
    let book = RuleBook(markdown: try Document.semantics.text)
    var found = 0
    for recipe in Self.recipes {
      var relies = false
      for sentence in try Self.sentences(of: recipe) {
        if sentence.hasPrefix("#") { relies = sentence.contains("rely on") }
        let isAboutPhones = sentence.contains(
          /\b(a real phone|an iPhone) (ends|calls|shows|does)\b/)
        guard
          isAboutPhones || sentence.contains("On a real phone")
            || relies && sentence.hasPrefix("- ")
        else { continue }
        found += 1
        let named = sentence.matches(of: /\b[A-Z]{3}[0-9]{2}\b/).map { String($0.0) }
        XCTAssertFalse(named.isEmpty, "\(recipe) names no rule: \(sentence)")
        if isAboutPhones { XCTAssertTrue(named.contains { book.bases[$0] != .choice }, sentence) }
      }
    }
    XCTAssertGreaterThan(found, 4)
  }

  /// The sentences, items and cells of a page, without code and link definitions.
  private static func sentences(of recipe: String) throws -> [String] {
    let text = try Document(of: "CameraControl", recipe).text
      .replacing(/(?s)```.*?\n```/, with: "").replacing(/(?s)<!--.*?-->/, with: "")
    var parts = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      // A paragraph goes on in the next line; a heading, an item, and a row don't.
      if line.isEmpty || line.starts(with: /[-#|>] ?/) { parts.append("") }
      parts[parts.count - 1] += "\(line) "
    }
    return parts.flatMap { part in
      part.replacing(/([.!?]) +(?=[A-Z`\[])/, with: { "\($0.1)\n" }).split(separator: "\n")
        .map(String.init)
    }
  }
}
