import CameraControl
import CameraControlTesting
import Foundation
import TestSupport
import XCTest

final class TraceDocumentTests: XCTestCase {
  private struct Document: Decodable {
    var version: String
    var phone: String
    var settings: PhoneSettings
    var script: String
    var entries: [Trace.Entry]?
    var summary: [String: Int]
  }

  private func document(_ text: String) throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(text.utf8))
  }

  func testTheTraceSaysVersionPhoneAndScript() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("trace.json")
    let arguments = ["play", "-", "--phone", "iphone 17", "--set", "focus-lock=on"]
    let script = "press volume-up # a comment\nlight-press; 2x slide +0.1"
    let narrated = try Tool.run(arguments + ["--trace", file], input: script)
    XCTAssertEqual(narrated.status, 0)
    XCTAssertTrue(narrated.output.hasPrefix("an iPhone 17"))
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let document = try document(text)
    XCTAssertEqual(
      try Tool.run("--version").output, "camera-control \(document.version)\n")
    XCTAssertEqual(document.phone, "iPhone 17")
    XCTAssertEqual(document.settings, PhoneSettings { $0.focusLock = true })
    XCTAssertEqual(document.script, "press volume-up\nlight-press\n2x slide +0.1\n")
    let trace = try JSONDecoder().decode(Trace.self, from: Data(text.utf8))
    XCTAssertEqual(trace.entries, document.entries)
    XCTAssertEqual(
      trace.only(.step).texts, ["press volume-up", "light-press", "slide +0.1", "slide +0.1"])
    XCTAssertEqual(trace.entries.first?.text, "did start running")
    try trace.expect(.event, ["volume-up began, secondary", "volume-up ended, secondary"])
    XCTAssertEqual(
      document.summary,
      ["photos": 0, "calls": trace.count(of: .app), "findings": 0, "unanswered": 0, "faults": 0])
    XCTAssertGreaterThan(trace.count(of: .app), 4)
    let printed = try Tool.run(arguments + ["--json"], input: script)
    XCTAssertEqual(printed.output, text)
    let short = try Tool.run(arguments + ["--json", "--quiet"], input: script)
    XCTAssertNil(try self.document(short.output).entries)
    XCTAssertEqual(try self.document(short.output).summary, document.summary)
  }

  func testAScriptWithoutStepsGivesADocument() throws {
    let document = try document(Tool.run(["play", "-", "--json"], input: "").output)
    XCTAssertEqual(document.script, "")
    XCTAssertFalse(document.entries?.contains { $0.kind == .step } ?? true)
  }

  func testATraceThatCannotBeWrittenSaysWhy() throws {
    let folder = try TemporaryFolder()
    let script = try folder.file("script.txt", "click")
    let missing = folder.path("folder/trace.json")
    let cases = [
      "/": "it is a folder", "/nowhere/trace.json": "there is no folder “/nowhere”",
      script: "the script is in that file",
      missing: "there is no folder “\(folder.path("folder").prefix(60))",
    ]
    for (file, reason) in cases {
      let outcome = try Tool.run("play", script, "--trace", file)
      XCTAssertTrue(
        outcome.errors.hasPrefix("camera-control: cannot write the trace to “\(file.prefix(60))"))
      XCTAssertTrue(outcome.errors.contains("”: \(reason)"), outcome.errors)
      XCTAssertEqual(outcome.errors.filter(\.isNewline).count, 1)
      XCTAssertEqual(outcome.status, file == script ? 2 : 3)
      XCTAssertEqual(outcome.output, "")
    }
    XCTAssertEqual(try String(contentsOfFile: script, encoding: .utf8), "click")
  }
}
