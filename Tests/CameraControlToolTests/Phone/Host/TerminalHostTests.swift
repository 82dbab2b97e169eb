import CameraControlTesting
import Foundation
import XCTest

/// The built tool in a real terminal.
final class TerminalHostTests: XCTestCase {
  private func start(_ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal([Tool.path, "phone"] + arguments, variables: Self.quiet)
  }

  /// The runtime would ask the person what to do about a crash.
  private static let quiet = ["SWIFT_BACKTRACE": "enable=no"]

  private static func crash(_ kind: String) -> [String: String] {
    quiet.merging(["CAMERA_CONTROL_CRASH": kind]) { $1 }
  }

  private let leaves = "\u{1B}[?25h\u{1B}[?1049l"

  func testASessionFromTheFirstKeyToTheScript() throws {
    let terminal = try start("--control", "slider:Focus:0...100")
    terminal.see("in front")
    XCTAssertNotEqual(try terminal.mode(), terminal.oldMode)
    XCTAssertTrue(terminal.screen.lines[0].hasPrefix(" iPhone 16 Pro  "))
    // While the time stands still, the overlay stays for as long as the test takes.
    terminal.type("p")
    terminal.see("paused")
    terminal.type(" ")
    terminal.see("│ Focus  0 ")
    terminal.type("\u{1B}[C")
    terminal.see("│ Focus  5 ")
    terminal.type("v")
    terminal.see("photos  1")
    terminal.resize(width: 30, height: 5)
    terminal.see("This terminal is too small")
    terminal.resize(width: 100, height: 30)
    terminal.see("╭────────────────")
    XCTAssertEqual(terminal.screen.lines[3].count { $0 == "─" }, 57)
    terminal.type("?")
    terminal.see("quit, and print the script")
    XCTAssertEqual(terminal.screen.surprises, [])
    terminal.type("q")
    XCTAssertEqual(terminal.end(), 0)
    XCTAssertEqual(try terminal.mode(), terminal.oldMode)
    let printed = try XCTUnwrap(terminal.text.components(separatedBy: leaves).last)
      .replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "// The same")
    let steps = try GestureScript(parsing: printed[0]).steps.map { "\($0)" }
    XCTAssertEqual(
      steps.filter { !$0.hasPrefix("wait") }, ["light-press", "slide +0.05", "press volume-down"])
    XCTAssertTrue(printed[1].contains("func testWhatWasPlayed() throws {"))
  }

  func testSignalsThatEndItLeaveTheTerminalAsItWas() throws {
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT] {
      let terminal = try start()
      terminal.see("in front")
      terminal.type("v")
      terminal.see("photos   1")
      if signal == SIGINT { terminal.type("\u{3}") } else { terminal.send(signal) }
      XCTAssertEqual(terminal.end(), -signal)
      XCTAssertEqual(try terminal.mode(), terminal.oldMode, "\(signal)")
      XCTAssertEqual(terminal.text.components(separatedBy: leaves).count, 2, "\(signal)")
      XCTAssertEqual(terminal.text.contains("press volume-down\r\n"), signal == SIGINT)
    }
  }

  /// What the runtime says of a crash can be read once the terminal is as it was.
  func testACrashLeavesTheTerminalAsItWasAndSaysWhy() throws {
    let parts = try screensOfACrash("trap", endingWith: [-SIGILL, -SIGTRAP])
    XCTAssertFalse(parts[0].contains("planted"))
    XCTAssertTrue(parts.last?.contains("a crash that a test has planted") ?? false, "\(parts)")
  }

  func testAnOverflowOfTheStackLeavesTheTerminalAsItWas() throws {
    _ = try screensOfACrash("overflow", endingWith: [-SIGSEGV, -SIGBUS])
  }

  /// What the tool wrote before and after it left its screen, because of a planted crash.
  private func screensOfACrash(_ crash: String, endingWith signals: [Int32]) throws -> [String] {
    let terminal = try PseudoTerminal(
      [Tool.path, "phone"], variables: Self.crash(crash))
    let end = terminal.end()
    XCTAssertTrue(signals.contains(end), "\(end)")
    XCTAssertEqual(try terminal.mode(), terminal.oldMode)
    let parts = terminal.text.components(separatedBy: leaves)
    XCTAssertEqual(parts.count, 2)
    return parts
  }

  func testARedirectedErrorIsNotKept() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("errors")
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "exec \"$TOOL\" phone 2>'\(file)'"],
      variables: Self.crash("trap"))
    XCTAssertLessThan(terminal.end(), 0)
    XCTAssertFalse(terminal.text.contains("planted"))
    let errors = try String(contentsOfFile: file, encoding: .utf8)
    XCTAssertTrue(errors.contains("a crash that a test has planted"), errors)
  }

  /// Ctrl-Z works only below a shell.
  func testItStopsAndGoesOn() throws {
    let script = """
      set -m; stty -g; "$TOOL" phone; echo stopped; stty -g; read line; fg; echo ended; stty -g
      """
    let terminal = try PseudoTerminal(["/bin/sh", "-c", script])
    terminal.see("in front")
    terminal.type("p")
    terminal.see("paused")
    terminal.type(" ")
    terminal.see("│ Zoom")
    terminal.type("\u{1A}")
    terminal.read(until: { terminal.text.contains("stopped\r\n") }, "does not stop")
    terminal.type("\n")
    terminal.read(
      until: { terminal.text.components(separatedBy: "\u{1B}[?1049h").count == 3 },
      "does not go on")
    terminal.see("│ Zoom")
    terminal.type("q")
    XCTAssertEqual(terminal.end(), 0)
    let lines = terminal.text.components(separatedBy: "\r\n")
    let modes = lines.filter { line in
      line.contains(":") && line.allSatisfy { $0.isHexDigit || $0 == ":" }
    }
    XCTAssertEqual(modes.count, 3, "\(lines)")
    XCTAssertEqual(Set(modes).count, 1, "\(modes)")
  }

  func testWithoutATerminalItSaysSo() throws {
    let sentence =
      "camera-control: phone needs a terminal to be shown in; use play FILE to play a script "
      + "without one\n"
    let pipe = try Tool.run("phone")
    XCTAssertEqual(pipe.errors, sentence)
    XCTAssertEqual(pipe.output, "")
    XCTAssertEqual(pipe.status, 4)
    // One end is not enough.
    let half = try Tool(arguments: ["phone"], output: .terminal).run()
    XCTAssertEqual(half.errors, sentence)
    XCTAssertEqual(half.status, 4)
  }

  func testWrongArgumentsAreToldBeforeTheTerminalChanges() throws {
    let terminal = try start("--control", "slider:A:1...1")
    XCTAssertEqual(terminal.end(), 2)
    XCTAssertFalse(terminal.text.contains("\u{1B}"), terminal.text)
    XCTAssertTrue(terminal.text.contains("of the slider “A” has no width"), terminal.text)
    let outcome = try Tool.run("phone", "--json")
    XCTAssertEqual(
      outcome.errors, "camera-control: phone does not take --json; try camera-control --help\n")
  }
}
