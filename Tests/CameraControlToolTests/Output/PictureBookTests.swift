import CameraControl
import CameraControlTesting
import Foundation
import TestSupport
import XCTest

final class PictureBookTests: XCTestCase {
  private func text(_ file: String) throws -> String {
    try String(contentsOfFile: file, encoding: .utf8)
  }

  func testDrawWritesTheTimelineTheReportAndTheOverlay() throws {
    let folder = try TemporaryFolder()
    let (svg, html) = (folder.path("a.svg"), folder.path("a.html"))
    let (overlay, trace) = (folder.path("overlay.svg"), folder.path("trace.json"))
    let outcome = try Tool.run(
      [
        "draw", "-", "--svg", svg, "--html", html, "--overlay=\(overlay)", "--trace", trace,
        "--phone", "iPhone 17",
      ], input: "double-light-press; slide +0.2")
    XCTAssertEqual(outcome.errors, "")
    XCTAssertEqual(outcome.status, 0)
    XCTAssertEqual(outcome.output, "0 photos, 2 calls, 0 findings, 0 unanswered, 0 faults\n")
    let written = try JSONDecoder().decode(Trace.self, from: Data(text(trace).utf8))
    // The force of the finger is drawn from readings.
    XCTAssertGreaterThan(written.count(of: .sample), 0)
    XCTAssertEqual(try text(svg), TraceDrawing(written).svg)
    let model = try XCTUnwrap(PhoneModel(named: "iPhone 17"))
    XCTAssertEqual(try text(html), TraceReport([("", written)], on: model).html)
    XCTAssertTrue(
      try text(overlay).contains("The overlay shows [Zoom]  Exposure  Filter, on iPhone 17"))
  }

  func testDemoAndPlayDrawBesideTheNarration() throws {
    let folder = try TemporaryFolder()
    let html = folder.path("demo.html")
    let narrated = try Tool.run("demo")
    XCTAssertEqual(try Tool.run("demo", "--html", html).output, narrated.output)
    XCTAssertTrue(try text(html).hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    let svg = folder.path("play.svg")
    XCTAssertEqual(try Tool.run(["play", "-", "--svg", svg], input: "click").status, 0)
    XCTAssertTrue(try text(svg).hasPrefix("<svg xmlns="))
  }

  func testDrawSaysWhatItLacks() throws {
    let folder = try TemporaryFolder()
    let script = try folder.file("script.txt", "click")
    let cases: [([String], String)] = [
      (["draw"], "draw needs a script file; try camera-control --help"),
      (
        ["draw", script],
        "draw needs --svg FILE, --html FILE or --overlay FILE; try camera-control --help"
      ),
      (["draw", script, "--svg"], "--svg needs a value; try camera-control --help"),
    ]
    for (arguments, sentence) in cases {
      let outcome = try Tool.run(arguments)
      XCTAssertEqual(outcome.errors, "camera-control: \(sentence)\n")
      XCTAssertEqual(outcome.status, 2)
    }
  }

  func testAPictureThatCannotBeWrittenSaysWhy() throws {
    let folder = try TemporaryFolder()
    let script = try folder.file("script.txt", "click")
    for option in ["--svg", "--html", "--overlay"] {
      for command in ["draw", "play"] {
        let outcome = try Tool.run(command, script, option, "/nowhere/picture")
        XCTAssertTrue(
          outcome.errors.hasSuffix("to “/nowhere/picture”: there is no folder “/nowhere”\n"),
          outcome.errors)
        XCTAssertEqual(outcome.status, 3)
        XCTAssertEqual(outcome.output, "")
      }
    }
  }

  func testAPictureDoesNotReplaceTheScript() throws {
    let folder = try TemporaryFolder()
    let script = try folder.file("script.txt", "click")
    for (option, name) in ["--svg": "timeline", "--html": "report", "--overlay": "overlay"] {
      let outcome = try Tool.run("draw", script, option, script)
      XCTAssertTrue(
        outcome.errors.hasPrefix("camera-control: cannot write the \(name) to “"), outcome.errors)
      XCTAssertTrue(outcome.errors.hasSuffix("”: the script is in that file\n"), outcome.errors)
      XCTAssertEqual(outcome.status, 2)
    }
    XCTAssertEqual(try text(script), "click")
  }

  func testAFolderThatIsNotThereIsAnOutputThatCannotBeWritten() throws {
    for option in ["--svg", "--html", "--overlay"] {
      let outcome = try Tool.run("demo", option, "/nowhere/picture")
      XCTAssertTrue(
        outcome.errors.hasSuffix(" to “/nowhere/picture”: there is no folder “/nowhere”\n"),
        outcome.errors)
      XCTAssertEqual(outcome.output, "")
      XCTAssertEqual(outcome.status, 3)
    }
  }
}
