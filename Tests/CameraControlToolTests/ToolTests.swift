import Foundation
import XCTest

final class ToolTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("camera-control-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  func testTheDemoShowsFingerOverlayAndApp() throws {
    let first = try Tool.run("demo")
    XCTAssertEqual(first.status, 0)
    XCTAssertEqual(first.errors, "")
    XCTAssertTrue(
      first.output.hasPrefix(
        """
        an iPhone 16 Pro with an app in front

          0.000  finger  light-press
                 overlay Zoom ●──────────── 1×
                 app     controls did become active
                 app     controls will enter fullscreen
          0.080  finger  slide +0.5
                 overlay Zoom ───────●───── 2.8×
                 app     zoom 2.8284 (19 calls)

        """), first.output)
    XCTAssertTrue(first.output.contains("app     takes no photo after all"))
    XCTAssertEqual(try Tool.run("demo").output, first.output)
  }

  func testAScriptIsPlayedWithAPhoneSettingsAndControls() throws {
    let script = try file(
      "script.txt", "light-press; slide +1; 2x wait 1s # a comment\npress air-pods-stem\n")
    let outcome = try Tool.run(
      "play", script, "--phone", "iphone 17", "--set", "air-pods-remote=press-once",
      "--control", "slider:Focus:0...1:0.5", "--control", "picker:Look:Plain,Warm")
    XCTAssertEqual(
      outcome.output,
      """
      an iPhone 17 with an app in front

        0.000  finger  light-press
               overlay Focus ●──────────── 0
               app     controls did become active
               app     controls will enter fullscreen
        0.080  finger  slide +1
               overlay Focus ────────────● 1
               app     focus 1 (2 calls)
        0.290  finger  wait 1s
        1.290  finger  wait 1s
        2.290  finger  press air-pods-stem
               sound   default
               app     shutter down
               app     takes a photo

      """)
    XCTAssertEqual(outcome.status, 0)
  }

  func testAPhoneWithoutTheButtonHasNoControls() throws {
    let script = try file("script.txt", "light-press; click; press volume-down")
    let outcome = try Tool.run("play", script, "--phone", "iPhone 15")
    XCTAssertEqual(outcome.status, 0)
    XCTAssertFalse(outcome.output.contains("overlay"))
    XCTAssertTrue(outcome.output.contains("takes a photo"))
  }

  func testTheTraceIsWrittenAsJSON() throws {
    let script = try file("script.txt", "press volume-up")
    let trace = folder.appendingPathComponent("trace.json")
    XCTAssertEqual(try Tool.run("play", script, "--trace", trace.path).status, 0)
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: trace))
    let entries = try XCTUnwrap((json as? [String: Any])?["entries"] as? [[String: Any]])
    XCTAssertTrue(entries.contains { $0["text"] as? String == "volume-up began, secondary" })
    XCTAssertTrue(entries.allSatisfy { $0["kind"] is String && $0["instant"] is [String: Any] })
  }

  func testHelpSaysWhatThereIs() throws {
    let outcome = try Tool.run("--help")
    XCTAssertEqual(outcome.status, 0)
    for word in ["demo", "play FILE", "--phone", "--set", "--control", "--trace", "--help"] {
      XCTAssertTrue(outcome.output.contains(word), word)
    }
  }

  func testWrongArgumentsGetASentenceAndStatusTwo() throws {
    let cases: [([String], String)] = [
      ([], "missing command; use demo or play FILE, or try camera-control --help"),
      (["dmo"], "there is no command “dmo”; did you mean “demo”?"),
      (["play"], "play needs a script file; try camera-control --help"),
      (["play", "nofile"], "cannot read the script “nofile”: does it exist, and is it text?"),
      (["play", "/"], "cannot read the script “/”: does it exist, and is it text?"),
      (
        ["demo", "--trace", "/nowhere/trace.json"],
        "cannot write the trace to “/nowhere/trace.json”: does its folder exist?"
      ),
      (["demo", "--trace", "/"], "cannot write the trace to “/”: does its folder exist?"),
      (["demo", "--phone"], "--phone needs a value; try camera-control --help"),
      (["demo", "--phone="], "--phone needs a value; try camera-control --help"),
      (["demo", "--phon=iPad"], "there is no option “--phon”; did you mean “--phone”?"),
      (["demo", "--phone", "iPone 16"], "there is no phone “iPone 16”; did you mean “iPhone 16”?"),
      (["demo", "--trac", "x"], "there is no option “--trac”; did you mean “--trace”?"),
      (["demo", "--set", "x"], "--set takes NAME=VALUE, not “x”; try camera-control --help"),
      (
        ["demo", "--set", "clean-preview=maybe"],
        "--set clean-preview=maybe: expected a value: on, off, but found “maybe”"
      ),
      (["demo", "two"], "“two” is one argument too many; try camera-control --help"),
      (
        ["demo", "--control", "slider:A:1...1"],
        "The range 1.0...1.0 of the slider “A” has no width. Give it a minimum below its maximum."
      ),
      (
        ["demo", "--control", "dial"],
        "--control takes zoom, exposure, slider:TITLE:MIN...MAX or picker:TITLE:FIRST,SECOND, "
          + "not “dial”"
      ),
    ]
    for (arguments, sentence) in cases {
      let outcome = try Tool.run(arguments)
      XCTAssertEqual(outcome.errors, "camera-control: \(sentence)\n")
      XCTAssertEqual(outcome.status, 2, sentence)
      XCTAssertEqual(outcome.output, "")
    }
  }

  func testAWrongScriptSaysWhere() throws {
    let script = try file("script.txt", "light-press\nslid +0.5\n")
    let outcome = try Tool.run("play", script)
    XCTAssertEqual(
      outcome.errors,
      "camera-control: \(script), line 2, column 1: expected a step, such as light-press, "
        + "but found “slid”; did you mean “slide”?\n")
    XCTAssertEqual(outcome.output, "")
    XCTAssertEqual(outcome.status, 2)
  }

  func testAFileThatIsNoTextIsRefused() throws {
    let url = folder.appendingPathComponent("script.txt")
    try Data([0xFF, 0xFE, 0x00]).write(to: url)
    let outcome = try Tool.run("play", url.path)
    XCTAssertEqual(
      outcome.errors,
      "camera-control: cannot read the script “\(url.path)”: does it exist, and is it text?\n")
    XCTAssertEqual(outcome.status, 2)
  }

  func testAScriptCanComeThroughAPipeAndAnOptionWithAnEqualsSign() throws {
    let outcome = try Tool.run(
      ["play", "-", "--phone=iPhone 16", "--set=clean-preview=off"], input: "light-press; wait 3s")
    XCTAssertEqual(
      outcome.output,
      """
      an iPhone 16 with an app in front

        0.000  finger  light-press
               overlay Zoom ●──────────── 1×
               app     controls did become active
        0.080  finger  wait 3s
               overlay hidden
               app     controls did become inactive

      """)
    XCTAssertEqual(outcome.status, 0)
  }

  func testWhatIsLeftOverIsTold() throws {
    let outcome = try Tool.run(["play", "-"], input: "down camera-control")
    XCTAssertEqual(
      outcome.output,
      """
      an iPhone 16 Pro with an app in front

        0.000  finger  down camera-control
               app     shutter down

      left over: camera-control has been down since 0.010: release it

      """)
    XCTAssertEqual(outcome.status, 0)
  }
}
