import CameraControlTesting
import Foundation
import TerminalSupport
import TestSupport
import XCTest

/// A program with an app of its own, which stops for a person, in a real terminal.
final class InteractingTests: XCTestCase {
  private static let app = BuiltProgram.path("InteractiveApp")
  private let leaves = "\u{1B}[?25h\u{1B}[?1049l"

  private func start(_ words: String...) throws -> PseudoTerminal {
    try PseudoTerminal([Self.app] + words)
  }

  /// Starts a shell that starts the program as a test runner does: in the background, with pipes to
  /// the runner as its standard files.
  private func startInRunner(_ words: String) throws -> PseudoTerminal {
    let script = """
      set -m; "$0" \(words) </dev/null 2>&1 | cat & wait; echo waited; read line; echo "read $line"
      """
    return try PseudoTerminal(["/bin/sh", "-c", script, Self.app])
  }

  func testTheAppOfATestIsPlayedAndTheTestGoesOn() throws {
    let terminal = try startInRunner("")
    try terminal.see("photos  0")
    XCTAssertTrue(terminal.screen.lines[0].hasPrefix(" iPhone 16 Pro  2."))
    // While the time stands still, the overlay stays for as long as the test takes.
    terminal.type("p")
    try terminal.see("paused")
    terminal.type(" ")
    try terminal.see("│ Focus  0 ")
    terminal.type("\u{1B}[C")
    try terminal.see("│ Focus  0.1 ")
    try terminal.see("focus   0.05")
    terminal.type("v")
    try terminal.see("photos  1")
    terminal.type("?")
    try terminal.see("quit, and print the script")
    // What the app prints meanwhile waits until the phone is gone.
    XCTAssertFalse(terminal.text.contains("the app prints"))
    terminal.type("q")
    try terminal.hear("waited")
    let parts = terminal.text.components(separatedBy: leaves)
    XCTAssertEqual(parts.count, 2)
    let rest = parts[1].replacingOccurrences(of: "\r\n", with: "\n")
    XCTAssertTrue(rest.contains("the app prints 0.05\n"), rest)
    XCTAssertTrue(rest.contains("went on after 1 photos at 2."), rest)
    let script = "light-press\nslide +0.05\npress volume-down\n"
    XCTAssertTrue(rest.contains("# Played on an iPhone 16 Pro, from 2."), rest)
    XCTAssertTrue(rest.contains(", at InteractiveApp/InteractiveApp.swift:"), rest)
    XCTAssertTrue(rest.contains(script + "\n// To do it again, instead of interact():\n"), rest)
    XCTAssertTrue(rest.contains("try await phone.perform(\n  \"\"\"\n"), rest)
    // The runner has its terminal back.
    terminal.type("again\n")
    XCTAssertEqual(try terminal.end(), 0)
    XCTAssertTrue(terminal.text.contains("read again"))
    XCTAssertEqual(try terminal.mode(), terminal.oldMode)
  }

  func testTheSynchronousVersionSavesTheScript() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("played")
    let terminal = try start("sync", "save=\(file)")
    try terminal.see("in front")
    terminal.type("pd")
    try terminal.see("│  1 Focus")
    terminal.type("v")
    try terminal.see("press volume-down")
    // It is there before the person is done.
    let saved = try GestureScript(parsing: String(contentsOfFile: file, encoding: .utf8))
    XCTAssertEqual(saved.steps.last, .press(.volumeDown))
    terminal.type("q")
    XCTAssertEqual(try terminal.end(), 0)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    XCTAssertTrue(text.hasPrefix("# Played on an iPhone 16 Pro, from 2."), text)
    XCTAssertEqual(try GestureScript(parsing: text).steps.suffix(2), saved.steps.suffix(2))
    XCTAssertTrue(terminal.text.contains("\ntry phone.perform("), terminal.text)
  }

  /// A file that is there keeps its text, and one that isn't is not created.
  func testWithoutATerminalOrAGestureNoFileIsWritten() throws {
    let folder = try TemporaryFolder()
    let (new, old) = (folder.path("new"), try folder.file("old", "click\n"))
    for file in [new, old] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = [
        "-c", "exec setsid -w \"$0\" sync save='\(file)' </dev/null >/dev/null 2>&1", Self.app,
      ]
      try process.run()
      process.waitUntilExit()
      XCTAssertEqual(FileManager.default.fileExists(atPath: file), file == old)
      let terminal = try start("sync", "save=\(file)")
      try terminal.see("in front")
      terminal.type("q")
      XCTAssertEqual(try terminal.end(), 0)
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: new))
    XCTAssertEqual(try String(contentsOfFile: old, encoding: .utf8), "click\n")
  }

  /// What the runtime says of a crash can be read once the terminal is as it was, and the script that
  /// leads to it is there.
  func testAnAppThatCrashesLeavesTheTerminalAsItWasAndItsScript() throws {
    let parts = try partsOfACrash("trap", endingWith: [-SIGILL, -SIGTRAP])
    XCTAssertFalse(parts[0].contains("a mistake of the app"))
    XCTAssertTrue(parts.last?.contains("a mistake of the app") ?? false, "\(parts)")
  }

  func testAnOverflowOfTheStackLeavesTheTerminalAsItWas() throws {
    _ = try partsOfACrash("overflow", endingWith: [-SIGSEGV, -SIGBUS])
  }

  func testAnAppThatExitsLeavesTheTerminalAsItWas() throws {
    _ = try partsOfACrash("exit", endingWith: [4])
  }

  /// What the program wrote before and after it left its screen, because of a mistake of its app that
  /// ended it with one of some statuses.
  private func partsOfACrash(_ mistake: String, endingWith statuses: [Int32]) throws -> [String] {
    let folder = try TemporaryFolder()
    let file = folder.path("played")
    let terminal = try start("sync", mistake, "save=\(file)")
    try terminal.see("in front")
    terminal.type("pv")
    let end = try terminal.end()
    XCTAssertTrue(statuses.contains(end), "\(end)")
    XCTAssertEqual(try terminal.mode(), terminal.oldMode)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    XCTAssertTrue(text.hasSuffix("press volume-down\n"), text)
    let parts = terminal.text.components(separatedBy: leaves)
    XCTAssertEqual(parts.count, 2)
    return parts
  }

  func testARedirectedErrorIsNotKept() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("errors")
    let terminal = try PseudoTerminal([
      "/bin/sh", "-c", "exec \"$0\" trap 2>'\(file)'", Self.app,
    ])
    try terminal.see("in front")
    terminal.type("v")
    XCTAssertLessThan(try terminal.end(), 0)
    XCTAssertFalse(terminal.text.contains("a mistake of the app"))
    let errors = try String(contentsOfFile: file, encoding: .utf8)
    XCTAssertTrue(errors.contains("a mistake of the app"), errors)
  }

  func testTheExampleOfTheDocumentStopsTwice() throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal([
      "/bin/sh", "-c", "cd '\(folder.url.path)'; exec \"$0\" example", Self.app,
    ])
    try terminal.see("in front")
    terminal.type("q")
    try terminal.see("photos  0")
    terminal.type("vq")
    XCTAssertEqual(try terminal.end(), 0)
    XCTAssertTrue(terminal.text.contains("press volume-down"), terminal.text)
    XCTAssertTrue(terminal.text.contains("went on after 1 photos"), terminal.text)
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder.path("played.txt")))
  }

  func testSignalsThatEndItLeaveTheTerminalAsItWas() throws {
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT] {
      let terminal = try start()
      try terminal.see("in front")
      terminal.type("pv")
      try terminal.see("photos  1")
      if signal == SIGINT { terminal.type("\u{3}") } else { terminal.send(signal) }
      XCTAssertEqual(try terminal.end(), -signal)
      XCTAssertEqual(try terminal.mode(), terminal.oldMode, "\(signal)")
      XCTAssertEqual(terminal.text.components(separatedBy: leaves).count, 2, "\(signal)")
      // After a crash, it is the script of the phone.
      XCTAssertEqual(
        terminal.text.components(separatedBy: leaves).last?.contains("press volume-down\r\n"),
        [SIGINT, SIGSEGV, SIGABRT].contains(signal), "\(signal)")
    }
  }

  /// Ctrl-Z works only below a shell.
  func testItStopsAndGoesOn() throws {
    let script =
      #"set -m; stty -g; "$0"; echo stopped; stty -g; read line; fg; echo ended; stty -g"#
    let terminal = try PseudoTerminal(["/bin/sh", "-c", script, Self.app])
    try terminal.see("in front")
    terminal.type("p")
    try terminal.see("paused")
    terminal.type(" ")
    try terminal.see("│ Focus")
    terminal.type("\u{1A}")
    try terminal.hear("stopped\r\n")
    terminal.type("\n")
    try terminal.read(
      until: { terminal.text.components(separatedBy: "\u{1B}[?1049h").count == 3 },
      "does not go on")
    try terminal.see("│ Focus")
    terminal.type("q")
    XCTAssertEqual(try terminal.end(), 0)
    let lines = terminal.text.components(separatedBy: "\r\n")
    let modes = lines.filter { line in
      line.contains(":") && line.allSatisfy { $0.isHexDigit || $0 == ":" }
    }
    XCTAssertEqual(modes.count, 3, "\(lines)")
    XCTAssertEqual(Set(modes).count, 1, "\(modes)")
  }

  func testWithoutAPersonItFailsAtOnceAndSaysWhy() throws {
    let place = #"InteractiveApp/InteractiveApp\.swift:[0-9]+: "#
    func check(_ terminal: PseudoTerminal, _ sentence: String) throws {
      XCTAssertEqual(try terminal.end(), 3)
      XCTAssertNotNil(
        terminal.text.range(of: place + sentence, options: .regularExpression), terminal.text)
      XCTAssertFalse(terminal.text.contains("\u{1B}"), terminal.text)
    }
    try check(
      PseudoTerminal([Self.app], variables: ["CI": "true"]),
      "interact\\(\\) waits for a person, but the environment variable CI is set, so no person is")
    try check(
      PseudoTerminal([Self.app], variables: ["TERM": "dumb"]),
      "interact\\(\\) shows the phone in a terminal, and this process has none. Run the test in one,"
    )
    try check(
      PseudoTerminal([
        "/bin/sh", "-c", "set -m; sh -c '\"$0\"; exit $?' \"$0\" & wait $!", Self.app,
      ]),
      "interact\\(\\) needs the terminal, but the tests run in the background"
    )
    try check(
      start("save=/nowhere/played"),
      "The script cannot be written to “/nowhere/played”: no such file or directory\\.")
    let pipe = RunningProgram.pipe()
    let alone = try RunningProgram(
      [Self.app], environment: [:],
      files: .descriptors(input: STDIN_FILENO, output: pipe.writing, errors: pipe.writing))
    close(pipe.writing)
    XCTAssertEqual(alone.end(), 3)
    let said = try FileHandle(fileDescriptor: pipe.reading, closeOnDealloc: true).readToEnd()
    let text = String(decoding: said ?? Data(), as: UTF8.self)
    XCTAssertTrue(text.contains("this process has none"), text)
  }

  func testOnePhoneAtATime() throws {
    let terminal = try start("twice")
    try terminal.see("other   inUse")
    terminal.type("q")
    XCTAssertEqual(try terminal.end(), 0)
  }

  func testWithoutAGestureThereIsNoScript() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("played", "click\n")
    let terminal = try start("save=\(file)")
    try terminal.see("in front")
    terminal.type("pq")
    XCTAssertEqual(try terminal.end(), 0)
    XCTAssertEqual(try String(contentsOfFile: file, encoding: .utf8), "click\n")
    XCTAssertTrue(terminal.text.contains("Nothing was played at InteractiveApp/"), terminal.text)
  }
}
