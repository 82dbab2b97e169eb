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
    XCTAssertEqual(outcome.output, "0 photos, 2 calls, 0 findings, 0 without effect, 0 faults\n")
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

  /// One of the two would be lost, so neither is written.
  func testTwoOutputsDoNotGoToOneFile() throws {
    let folder = try TemporaryFolder()
    let (file, old) = (folder.path("both"), try folder.file("old", "kept"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: old)
    for (link, place) in [("folder", "."), ("nothing", "both"), ("loop", "loop")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: place)
    }
    for (options, sentence) in [
      (["--svg", file, "--html", file], "the report to “\(file)”: the timeline goes to that file"),
      (
        ["--trace", folder.path("./both"), "--overlay", file],
        "the trace to “\(folder.path("./both"))”: the overlay goes to that file"
      ),
      (
        ["--svg", old, "--trace", folder.path("link")],
        "the trace to “\(folder.path("link"))”: the timeline goes to that file"
      ),
      (
        ["--svg", file, "--html", folder.path("folder/both")],
        "the report to “\(folder.path("folder/both"))”: the timeline goes to that file"
      ),
      (
        ["--svg", folder.path("nothing"), "--html", file],
        "the report to “\(file)”: the timeline goes to that file"
      ),
      (
        ["--svg", folder.path("loop"), "--html", folder.path("loop")],
        "the report to “\(folder.path("loop"))”: the timeline goes to that file"
      ),
    ] {
      let outcome = try Tool.run(["demo"] + options)
      XCTAssertEqual(outcome.status, 2)
      XCTAssertEqual(outcome.output, "")
      XCTAssertTrue(outcome.errors.hasPrefix("camera-control: cannot write the "), outcome.errors)
      XCTAssertTrue(outcome.errors.hasSuffix(" goes to that file\n"), sentence)
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: file))
    XCTAssertEqual(try text(old), "kept")
    let tool = Tool(arguments: ["demo", "--json", "--trace", old], output: .file(old))
    XCTAssertTrue(try tool.run().errors.hasSuffix("standard output goes to that file\n"))
    XCTAssertEqual(
      try Tool.run("demo", "--svg", "/dev/null", "--html", "/dev/null").status, 0)
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
