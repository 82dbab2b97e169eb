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

  func testATypeCanBeKeptUnderAnotherName() throws {
    XCTAssertEqual(
      try functions(of: "typealias Output = A.Output; init() = inner = a", in: "Kept"),
      ["public typealias Output = A.Output", "public init() { inner = a }"])
  }

  func testAContainerShowsWhatStandsInFrontOfItsContent() throws {
    XCTAssertEqual(
      try functions(of: "init(spacing: Int = 0)", in: "Container", after: "\"label\", "),
      [
        "let content: Content", "let label: Label",
        "func show(in renderer: Renderer) -> [UIView] "
          + "{ renderer.show(label, at: 0) + renderer.show(content, at: 1) }",
        "public init(spacing: Int = 0, @ViewBuilder content: () -> Content, "
          + "@ViewBuilder label: () -> Label) { self.content = content(); self.label = label() }",
      ])
  }

  func testADeclarationHasItsSignatureAsAComment() throws {
    let source = "#rows(\n\"\"\"\nblurredEdge(radius: Int, of edge: Int)\n\"\"\")"
    let answer = try XCTUnwrap(Plugin.answers(to: [.table("Modifiers", source)]).first)
    XCTAssertEqual(
      answer.source?.split(separator: "\n").first, "/// Blurred Edge, with radius, of.")
  }

  /// The functions that rows expand to, each with one space between two words.
  private func functions(
    of rows: String, in macro: String = "Modifiers", after start: String = ""
  ) throws -> [String] {
    let source = "#rows(\(start)\n\"\"\"\n\(rows)\n\"\"\")"
    let answer = try XCTUnwrap(Plugin.answers(to: [.table(macro, source)]).first)
    XCTAssertEqual(answer.errors, [])
    let lines = (answer.source ?? "").split(separator: "\n").filter { !$0.hasPrefix("///") }
    return lines.map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }
}
