import XCTest

/// What the rows of `#modifiers` expand to.
final class ModifiersMacroTests: XCTestCase {
  func testARowNotesWhatItIsGiven() throws {
    XCTAssertEqual(
      try functions(of: "blur(radius: CGFloat, opaque: Bool = false)"),
      [
        "public func blur(radius: CGFloat, opaque: Bool = false) -> some View { looked(\"blur\", "
          + "[\"radius\": radius, \"opaque\": unless(opaque, false as Bool)]) }"
      ])
  }

  func testARowWithAnEqualsSignSaysWhatItIs() throws {
    XCTAssertEqual(
      try functions(of: "mask<V: View>(_ mask: V) = behind(mask); hidden() = looked(\"a = b\")"),
      [
        "public func mask<V: View>(_ mask: V) -> some View { behind(mask) }",
        "public func hidden() -> some View { looked(\"a = b\") }",
      ])
  }

  func testRequirementsStandBehindTheResult() throws {
    XCTAssertEqual(
      try functions(of: "follow<P>(_ p: P) where P.Failure == Never = beside(p)"),
      ["public func follow<P>(_ p: P) -> some View where P.Failure == Never { beside(p) }"])
    XCTAssertEqual(
      try functions(of: "follow<P>(_ p: P) where P.Failure == Never"),
      [
        "public func follow<P>(_ p: P) -> some View where P.Failure == Never "
          + "{ looked(\"follow\", [\"\": p]) }"
      ])
  }

  /// The functions that rows expand to, each with one space between two words.
  private func functions(of rows: String) throws -> [String] {
    let source = "#modifiers(\n\"\"\"\n\(rows)\n\"\"\")"
    let answer = try XCTUnwrap(Plugin.answers(to: [.table("Modifiers", source)]).first)
    XCTAssertEqual(answer.errors, [])
    return (answer.source ?? "").split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }
}
