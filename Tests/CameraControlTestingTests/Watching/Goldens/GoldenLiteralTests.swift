import CameraControl
import CameraControlTesting
import Foundation
import TestSupport
import XCTest

final class GoldenLiteralTests: XCTestCase {
  private let trace = Trace.notes("one", "two")
  private let record = ["CAMERA_CONTROL_RECORD": "failed"]

  /// A test whose golden has the given lines.
  private func source(_ lines: [String], _ newline: String = "\n") -> String {
    let quotes = "    \"\"\""
    let body =
      ["func testFocus() throws {", "  try trace.expectGolden {", quotes]
      + lines.map { "    \($0)" } + [quotes, "  }", "}", ""]
    return body.joined(separator: newline)
  }

  func testEveryModeWithEveryGolden() throws {
    let (same, other) = (trace.lines, ["   0.000  app        one"])
    typealias Row = ([String: String], [String], GoldenMismatch.Code?, [String])
    var rows: [Row] = [
      ([:], [], .missing, same), ([:], same, nil, same), ([:], other, .different, other),
    ]
    for word in ["failed", "all"] {
      let record = ["CAMERA_CONTROL_RECORD": word]
      rows += [(record, [], nil, same), (record, other, nil, same), (record, same, nil, same)]
    }
    for word in ["", "failed", "all"] {
      let environment = ["CI": "1", "CAMERA_CONTROL_RECORD": word]
      rows += [
        (environment, [], .missing, []), (environment, same, nil, same),
        (environment, other, .different, other),
      ]
    }
    for (environment, before, code, after) in rows {
      let folder = try GoldenFolder(source(before))
      let call = try GoldenCall(in: folder.text, meaning: before.joined(separator: "\n"))
      let row = "\(environment) \(before)"
      XCTAssertEqual(call.check(trace, in: folder, environment)?.code, code, row)
      XCTAssertEqual(folder.text, source(after), row)
      XCTAssertEqual(folder.files, ["FocusTests.swift"], row)
    }
  }

  func testAnEmptyTraceNeedsNoGolden() throws {
    for environment in [[:], record, ["CI": "1"]] {
      let folder = try GoldenFolder(source([]))
      let call = try GoldenCall(in: folder.text, meaning: "")
      XCTAssertNil(call.check(Trace(), in: folder, environment))
      XCTAssertEqual(folder.text, source([]))
    }
    let folder = try GoldenFolder(source(["one"]))
    let call = try GoldenCall(in: folder.text, meaning: "one")
    XCTAssertEqual(call.check(Trace(), in: folder)?.code, .different)
    XCTAssertNil(call.check(Trace(), in: folder, record))
    XCTAssertEqual(folder.text, source([]))
  }

  /// A call with brackets and braces where they mean nothing.
  private static let strangeCall =
    "  t.expectGolden(filePath: f(\"(\", #\"\"\"#), /* ) */ line: 1) { // why }"

  func testOnlyTheLiteralChanges() throws {
    // The literal that is written, with a margin.
    func literal(_ margin: String) -> String {
      "\"\"\"\n" + trace.lines.map { "\(margin)\($0)\n" }.joined() + "\(margin)\"\"\""
    }
    let written = literal("        ")
    // The source before, what its literal means, and the source afterward.
    let cases: [(before: String, meaning: String, after: String)] = [
      (
        "    try t.expectGolden { \"\" } // a \"golden\"\n", "",
        "    try t.expectGolden {\n      \(literal("      "))\n    } // a \"golden\"\n"
      ),
      (
        "\ttry t.expectGolden{\"x\\ty\"}\n", "x\ty",
        "\ttry t.expectGolden{\n\t\t\(literal("\t\t"))\n\t}\n"
      ),
      (
        "\(Self.strangeCall)\n        #\"a\\b\"#  // because\n  }\n", "a\\b",
        "\(Self.strangeCall)\n        \(written)  // because\n  }\n"
      ),
      (
        "t.expectGolden {\n        ##\"\"\"\n          a\n\n        b \\##\n        c\n        \"\"\"##\n}",
        "  a\n\nb c", "t.expectGolden {\n        \(written)\n}"
      ),
      (
        "t.expectGolden() {\n        \"\"\"\n        a\\u{e4}\\n\\\"\n        \"\"\"}", "aä\n\"",
        "t.expectGolden() {\n        \(written)}"
      ),
    ]
    for (before, meaning, after) in cases {
      let folder = try GoldenFolder(before)
      let call = try GoldenCall(in: before, meaning: meaning)
      XCTAssertNil(call.check(trace, in: folder, record), before)
      XCTAssertEqual(folder.text, after)
    }
  }

  func testCarriageReturnsAndForeignLettersStay() throws {
    let head = "// Schärfe 焦点 👩‍👩‍👧\r\n"
    let folder = try GoldenFolder(head + source(["ä"], "\r\n"))
    let call = try GoldenCall(in: folder.text, meaning: "ä")
    XCTAssertNil(call.check(trace, in: folder, record))
    XCTAssertEqual(folder.text, head + source(trace.lines, "\r\n"))
  }

  func testWhateverATitleIsTheLiteralMeansIt() throws {
    let titles = [
      "\"\"\"", #"\"#, #"\(a)"#, ##"\#(a)"##, "\"\"\"#", "##\"\"\"##", "\\##", "\"", "a\nb",
      "\u{0}",
      "\t", " ", "ä", "👩‍👩‍👧", "// \"", "}", "/*",
    ]
    var generator = SeededGenerator(seed: Effort.seed(13))
    for _ in 0..<Effort.count(sample: 10, campaign: 2_000) {
      let notes = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        (0..<Int.random(in: 0...5, using: &generator))
          .compactMap { _ in titles.randomElement(using: &generator) }.joined()
      }
      let (trace, other) = (Trace.notes(notes), Trace.notes(notes.reversed() + ["end"]))
      let folder = try GoldenFolder("try t.expectGolden { \"\" }")
      let first = try GoldenCall(in: folder.text, meaning: "")
      XCTAssertEqual(first.check(trace, in: folder)?.code, .missing)
      // As a later build would see it: the literal is only replaced if it means these lines.
      let later = try GoldenFolder(folder.text)
      let second = try GoldenCall(in: later.text, meaning: trace.lines.joined(separator: "\n"))
      XCTAssertNil(second.check(other, in: later, record), "\(notes)")
    }
  }

  func testASourceThatIsNotAsItWasBuiltIsLeftAlone() throws {
    let built = source(["one"])
    let call = try GoldenCall(in: built, meaning: "one")
    let sources = [
      source(["two"]), "\n" + built, built.replacingOccurrences(of: "expectGolden", with: "expect"),
      "", built.replacingOccurrences(of: "\"\"\"", with: "\""), String(built.dropLast(20)),
      built.replacingOccurrences(of: "one", with: "\\(one)"),
    ]
    for source in sources {
      let folder = try GoldenFolder(source)
      let error = try XCTUnwrap(call.check(trace, in: folder, record), source)
      XCTAssertEqual(error.code, .unwritable)
      XCTAssertNotNil(error.difference)
      XCTAssertEqual(folder.text, source)
    }
    let folder = try GoldenFolder(source(["two"]))
    let error = try XCTUnwrap(call.check(trace, in: folder, record))
    XCTAssertTrue(
      "\(error)".unwrapped.hasPrefix(
        "FocusTests.swift:2: the golden in the source cannot be written: “\(folder.source)” has "
          + "changed since the test was built; build again. "), "\(error)")
    try FileManager.default.removeItem(atPath: folder.source)
    XCTAssertEqual(call.check(trace, in: folder, record)?.code, .unwritable)
  }

  func testACallThatMovedSinceTheBuildAsksForAnotherBuild() throws {
    let call = try GoldenCall(in: source(["one"]), meaning: "one")
    let moved = ["import XCTest\n", "\n\n\n"].map { $0 + source(["one"]) }
    for source in moved + [source([]), ""] {
      for isNewer in [true, false] {
        let folder = try GoldenFolder(source)
        if !isNewer { try folder.backdate() }
        let error = try XCTUnwrap(call.check(trace, in: folder, record))
        let reason =
          isNewer || source == self.source([])
          ? "“\(folder.source)” has changed since the test was built; build again."
          : "line 2 of “\(folder.source)” has no expectGolden with a closure of one string literal."
        XCTAssertEqual(
          error.message, "the golden in the source cannot be written: \(reason)", source)
      }
    }
  }

  func testWhatChangesBetweenTwoGoldensStopsTheSecond() throws {
    let built = source(["one"]) + source(["two"])
    let calls = try [
      GoldenCall(0, in: built, meaning: "one"), GoldenCall(1, in: built, meaning: "two"),
    ]
    let folder = try GoldenFolder(built)
    XCTAssertNil(calls[0].check(trace, in: folder, record))
    let edited = folder.text + "// edited\n"
    try folder.write(edited)
    XCTAssertEqual(calls[1].check(trace, in: folder, record)?.code, .unwritable)
    XCTAssertEqual(folder.text, edited)
    // As it was built, the source can be edited again.
    try folder.write(built)
    XCTAssertNil(calls[1].check(trace, in: folder, record))
    XCTAssertEqual(folder.text, source(["one"]) + source(trace.lines))
  }

  func testACallThatIsMadeSeveralTimesNeedsOneGolden() throws {
    let folder = try GoldenFolder(source(["one"]))
    let call = try GoldenCall(in: folder.text, meaning: "one")
    for _ in 0..<3 { XCTAssertNil(call.check(trace, in: folder, record)) }
    let error = try XCTUnwrap(call.check(.notes("three"), in: folder, record))
    XCTAssertEqual(error.code, .unwritable)
    XCTAssertTrue(
      "\(error)".unwrapped.contains("the same call ran several times, with different traces"),
      "\(error)")
    XCTAssertEqual(folder.text, source(trace.lines))
  }

  func testTwoCallsOnALineAreRefused() throws {
    let built = "t.expectGolden { \"a\" }; t.expectGolden { \"b\" }\n"
    let folder = try GoldenFolder(built)
    let calls = try [
      GoldenCall(0, in: built, meaning: "a"), GoldenCall(1, in: built, meaning: "b"),
    ]
    XCTAssertNil(calls[0].check(trace, in: folder, record))
    let error = try XCTUnwrap(calls[1].check(trace, in: folder, record))
    XCTAssertTrue("\(error)".contains("two calls are on line 1"), "\(error)")
  }

  func testInAMacroThePlaceOfTheMacroIsEnough() throws {
    let built =
      "#expect(throws: E.self) {\n  try t.expectGolden { \"a\" }; t.expectGolden { \"b\" }\n}\n"
    let folder = try GoldenFolder(built)
    func check(_ text: String) throws -> GoldenMismatch? {
      do throws(GoldenMismatch) {
        let keeper = try GoldenKeeper(environment: record, place: "here") { _ in }
        try keeper.check(trace, against: text, at: 1, column: 1, of: folder.source)
        return nil
      } catch {
        return error
      }
    }
    // Only the first call in a macro can be told apart.
    XCTAssertEqual(try check("b")?.code, .unwritable)
    XCTAssertEqual(folder.text, built)
    XCTAssertNil(try check("a"))
    let literal = "\n    \"\"\"\n" + trace.lines.map { "    \($0)\n" }.joined() + "    \"\"\"\n  }"
    XCTAssertEqual(folder.text, built.replacingOccurrences(of: " \"a\" }", with: literal))
  }

  func testTheCompilerSaysWhereTheCallIs() throws {
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    let folder = try GoldenFolder(own)
    // A copy of this file stands for the file, so that this one stays as it is.
    try Check(trace: trace, folder: folder)
      .expectGolden(in: "{ \"\" }") { "here" }
    let lines = trace.lines.map { "        \($0)\n" }.joined()
    let (here, there) = ("{ \"he" + "re\" }", "{\n        \"\"\"\n\(lines)        \"\"\"\n      }")
    XCTAssertEqual(folder.text, own.replacingOccurrences(of: here, with: there))
    XCTAssertNotEqual(folder.text, own)
  }

  private struct Check {
    let trace: Trace
    let folder: GoldenFolder

    func expectGolden(
      in other: String, line: UInt = #line, column: UInt = #column, _ text: () -> String
    ) throws {
      let keeper = try GoldenKeeper(environment: ["CAMERA_CONTROL_RECORD": "all"], place: "here") {
        _ in
      }
      try keeper.check(
        trace, against: text(), at: Int(line), column: Int(column), of: folder.source)
    }
  }
}
