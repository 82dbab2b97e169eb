import CameraControl
import CameraControlTerminal
import CameraControlTesting
import Foundation
import TerminalSupport
import TestSupport
import XCTest
import camera_control

/// The built tool in a real terminal.
final class PhoneCommandTests: XCTestCase {
  private func start(_ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal([Tool.path, "phone"] + arguments)
  }

  private let leaves = "\u{1B}[?25h\u{1B}[?1049l"

  func testASessionFromTheFirstKeyToTheScript() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("played")
    let terminal = try start("--control", "slider:Focus:0...100", "--script", file)
    try terminal.see("in front")
    XCTAssertNotEqual(try terminal.mode(), terminal.oldMode)
    XCTAssertTrue(terminal.screen.lines[0].hasPrefix(" iPhone 16 Pro  "))
    // While the time stands still, the overlay stays for as long as the test takes.
    terminal.type("p")
    try terminal.see("paused")
    terminal.type(" ")
    try terminal.see("│ Focus  0 ")
    terminal.type("\u{1B}[C")
    try terminal.see("│ Focus  5 ")
    terminal.type("v")
    try terminal.see("photos  1")
    terminal.resize(width: 30, height: 5)
    try terminal.see("This terminal is too small")
    terminal.resize(width: 100, height: 30)
    try terminal.see("╭────────────────")
    XCTAssertEqual(terminal.screen.lines[3].count { $0 == "─" }, 57)
    XCTAssertEqual(terminal.screen.surprises, [])
    terminal.type("u")
    try terminal.see("undid press volume-down")
    terminal.type("vq")
    XCTAssertEqual(try terminal.end(), 0)
    XCTAssertEqual(try terminal.mode(), terminal.oldMode)
    let printed = try XCTUnwrap(terminal.text.components(separatedBy: leaves).last)
      .replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "// The same")
    let script = try GestureScript(parsing: printed[0])
    XCTAssertEqual(
      script.steps.map { "\($0)" }.filter { !$0.hasPrefix("wait") },
      ["light-press", "slide +0.05", "press volume-down"])
    XCTAssertTrue(printed[1].contains("func testWhatWasPlayed() throws {"))
    // The file has the same script, and the same first line.
    let saved = try String(contentsOfFile: file, encoding: .utf8)
    XCTAssertEqual(saved + "\n", printed[0])
    let again = try Tool.run("play", file, "--control", "slider:Focus:0...100", "--quiet")
    XCTAssertTrue(again.output.hasPrefix("1 photo, "), again.output)
  }

  func testStandardOutputMayBeAFile() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("printed")
    let terminal = try PseudoTerminal([
      "/bin/sh", "-c", "exec \"$0\" phone >'\(file)' </dev/null", Tool.path,
    ])
    try terminal.see("in front")
    terminal.type("v")
    try terminal.see("photos   1")
    terminal.type("q")
    XCTAssertEqual(try terminal.end(), 0)
    XCTAssertFalse(terminal.text.contains("func testWhatWasPlayed"))
    let printed = try String(contentsOfFile: file, encoding: .utf8)
    XCTAssertTrue(printed.contains("\npress volume-down\n"), printed)
    XCTAssertTrue(printed.contains("func testWhatWasPlayed"), printed)
  }

  func testCtrlCPrintsTheScript() throws {
    let terminal = try start()
    try terminal.see("in front")
    terminal.type("v")
    try terminal.see("photos   1")
    terminal.type("\u{3}")
    XCTAssertEqual(try terminal.end(), -SIGINT)
    XCTAssertTrue(terminal.text.contains("press volume-down\r\n"))
  }

  func testWithoutATerminalItSaysSo() throws {
    let sentence =
      "camera-control: phone needs a terminal to be shown in; use play FILE to play a script "
      + "without one\n"
    for output in [Tool.Destination.pipe, .terminal] {
      let outcome = try Tool(arguments: ["phone"], output: output).run()
      XCTAssertEqual(outcome.errors, sentence)
      XCTAssertEqual(outcome.output, "")
      XCTAssertEqual(outcome.status, 4)
    }
  }

  func testWrongArgumentsAreToldBeforeTheTerminalChanges() throws {
    for (arguments, status, sentence) in [
      (["--control", "slider:A:1...1"], 2, "of the slider “A” has no width"),
      (
        ["--script", "/nowhere/played"], 3, "cannot write the script to “/nowhere/played”: no such"
      ),
    ] {
      let terminal = try PseudoTerminal([Tool.path, "phone"] + arguments)
      XCTAssertEqual(try terminal.end(), Int32(status))
      XCTAssertFalse(terminal.text.contains("\u{1B}"), terminal.text)
      XCTAssertTrue(terminal.text.contains(sentence), terminal.text)
    }
    XCTAssertEqual(
      try Tool.run("phone", "--json").errors,
      "camera-control: phone does not take --json; try camera-control --help\n")
    XCTAssertEqual(
      try Tool.run("demo", "--script", "x").errors,
      "camera-control: demo does not take --script; try camera-control --help\n")
  }

  /// The tool plays the script that it has printed, and the same happens.
  func testThePrintedScriptGivesTheSameTrace() throws {
    for arguments in [
      ["--phone", "iPhone 17", "--control", "slider:Focus:0...1:0.5"],
      ["--set", "double-light-press-speed=slow", "--control", "picker:Look:Plain,Warm"],
    ] {
      let command = try PhoneCommand(arguments: arguments)
      var typist = Typist(try command.subject)
      for key in "  d1vVhlub".map(Key.character) + [.enter, .right, .right, .down] {
        try typist.press(key)
        try typist.wait(.milliseconds(270))
      }
      try typist.press(.enter, heldFor: .seconds(1))
      typist.phone.finish()
      try typist.phone.carryOut()
      let printed = try command.played(typist.phone.script, typist.phone.trace).text
        .components(separatedBy: "// The same as a test in Swift:")
      let outcome = try Tool.run(["play", "-", "--json"] + arguments, input: printed[0])
      XCTAssertEqual(outcome.errors, "")
      let played = try JSONDecoder().decode(Trace.self, from: Data(outcome.output.utf8))
      let expected = Trace(
        played.entries.filter { $0.kind != .step || !$0.text.hasPrefix("wait") })
      if let difference = typist.phone.trace.difference(from: expected) {
        XCTFail("\(difference)\n\(typist.script)")
      }
    }
  }
}
