import Foundation
import XCTest

/// What `@Entry` expands to, as the compiler gets it.
final class EntryMacroTests: XCTestCase {
  func testAValueWithATypeIsEvaluatedWhenItIsRead() throws {
    XCTAssertEqual(
      try peer(of: "@Entry var lens: String = \"wide\""),
      key("lens", "static var defaultValue: String\n{\n\"wide\"\n}"))
  }

  func testAValueWithoutATypeIsStored() throws {
    XCTAssertEqual(
      try peer(of: "@Entry var lens = 1.5"), key("lens", "static let defaultValue = 1.5"))
  }

  func testAnOptionalIsNilByDefault() throws {
    for type in ["String?", "Optional<String>"] {
      XCTAssertEqual(
        try peer(of: "@Entry public var lens: \(type)"),
        key("lens", "static var defaultValue: \(type)\n{\nnil\n}"))
    }
  }

  func testCommentsStringsAndBracketsHideEqualsSignsAndBraces() throws {
    let declarations = [
      "/// a = {\n/* var b: /* c = */ */ @available(*, message: \"var =\") @Entry var a: T = v // {=",
      "@Entry var a /* = { */ : T /* = */ = v /* = */",
    ]
    for declaration in declarations {
      XCTAssertEqual(
        try peer(of: declaration), key("a", "static var defaultValue: T\n{\nv\n}"), declaration)
    }
    let values = [
      "f { $0 == 1 }", #""{ \(a["}"] ?? "\"=") {""#, ##"#" " \#(b) \("# + "=" + c"##,
      "\"\"\"\n=\"{\n\"\"\"",
      "[1: { 2 }]", "a ? b : c",
    ]
    for value in values {
      XCTAssertEqual(
        try peer(of: "@Entry var `in`: (A) -> [B: C] = \(value)  \n"),
        key("in", "static var defaultValue: (A) -> [B: C]\n{\n\(value)\n}"), value)
    }
  }

  func testTheAccessorsLeadToTheKey() throws {
    let answer = try Plugin.answers(to: [.entry("@Entry var a = 1", role: "accessor")])
    XCTAssertEqual(
      answer.first?.source,
      "{ get { self[__Key_a.self] } set { self[__Key_a.self] = newValue } }")
  }

  func testAMistakeIsAnErrorAtItsPlace() throws {
    let mistakes = [
      "@Entry var a: Int": "needs a default value", "@Entry var a": "needs a default value",
      "@Entry var a: Int { 1 }": "provides the accessors", "@Entry var (a, b) = (1, 2)": "a name",
      "@Entry func a() {}": "a name",
    ]
    for (declaration, words) in mistakes {
      let answer = try XCTUnwrap(Plugin.answers(to: [.entry(declaration, role: "peer")]).first)
      XCTAssertEqual(answer.source, "", declaration)
      XCTAssertEqual(answer.errors.count, 1, declaration)
      XCTAssertTrue(
        answer.errors.first?.contains(words) ?? false, "\(declaration): \(answer.errors)")
      XCTAssertEqual(answer.place, "A.swift 7", declaration)
    }
  }

  func testOnePluginAnswersManyMessages() throws {
    let answers = try Plugin.answers(to: [
      .capability, .use(of: "Preview"), .entry("@Entry var a = 1", role: "peer"),
      .use(of: "NewObject"), .unknown,
    ])
    XCTAssertEqual(
      answers.map(\.source),
      ["version 7", "", key("a", "static let defaultValue = 1"), "{ .init() }", ""])
  }

  private func peer(of declaration: String) throws -> String? {
    let answer = try XCTUnwrap(Plugin.answers(to: [.entry(declaration, role: "peer")]).first)
    XCTAssertEqual(answer.errors, [], declaration)
    return answer.source
  }

  private func key(_ name: String, _ member: String) -> String {
    "private struct __Key_\(name): EnvironmentKey {\n\(member)\n}"
  }
}
