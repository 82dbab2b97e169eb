import Foundation
import TestSupport
import XCTest

final class OutputTests: XCTestCase {
  private static let commands = [
    ["demo"], ["--help"], ["--version"], ["help", "phones"],
    ["demo", "--quiet"], ["demo", "--json"],
  ]

  #if os(Linux)
    func testAFullDeviceIsNoticed() throws {
      let tools = Self.commands.map { Tool(arguments: $0, output: .file("/dev/full")) }
      for (arguments, outcome) in zip(Self.commands, try Tool.each(of: tools)) {
        XCTAssertEqual(
          outcome.errors, "camera-control: cannot write the output: there is no space left\n")
        XCTAssertEqual(outcome.status, 3, "\(arguments)")
      }
      let trace = try Tool.run("demo", "--quiet", "--trace", "/dev/full")
      XCTAssertEqual(
        trace.errors,
        "camera-control: cannot write the trace to “/dev/full”: there is no space left\n")
      XCTAssertEqual(trace.status, 3)
    }
  #endif

  func testAPipeWhoseReaderIsGoneIsNoticed() throws {
    for arguments in Self.commands {
      let outcome = try Tool(arguments: arguments, output: .closedPipe).run()
      XCTAssertEqual(
        outcome.errors,
        "camera-control: cannot write the output: the program that reads it has ended\n")
      XCTAssertEqual(outcome.status, 3, "\(arguments)")
    }
  }

  func testAnOutputThatFailsWhileTheOverlayIsOpenIsTheOnlyComplaint() throws {
    let folder = try TemporaryFolder()
    // More than a pipe holds, so the tool is still playing when the reader of one line is gone.
    let script = try folder.file("open.txt", "5000x light-press")
    let shell = ["/bin/sh", "-c", #""$0" "$@" | head -1"#]
    let outcome = try Tool(arguments: ["play", script], program: shell).run()
    XCTAssertEqual(outcome.output, "an iPhone 16 Pro with an app in front\n")
    XCTAssertEqual(
      outcome.errors,
      "camera-control: cannot write the output: the program that reads it has ended\n")
  }

  func testAClosedOutputIsNoticedAndNoFileTakesItsPlace() throws {
    let folder = try TemporaryFolder()
    let trace = folder.path("trace.json")
    let shell = ["/bin/sh", "-c", #"exec "$0" "$@" >&-"#]
    let outcome = try Tool(arguments: ["demo", "--trace", trace], program: shell).run()
    XCTAssertEqual(outcome.errors, "camera-control: cannot write the output: it is closed\n")
    XCTAssertEqual(outcome.status, 3)
    XCTAssertFalse(FileManager.default.fileExists(atPath: trace))
  }

  func testWithoutStandardErrorTheTraceIsStillATrace() throws {
    let folder = try TemporaryFolder()
    let trace = folder.path("trace.json")
    let shell = ["/bin/sh", "-c", #"exec "$0" "$@" 2>&-"#]
    let outcome = try Tool(
      arguments: [
        "demo", "--strict", "--quiet", "--control", "slider:Stop:1,1,2", "--trace", trace,
      ], program: shell
    ).run()
    XCTAssertEqual(outcome.status, 1)
    let text = try String(contentsOfFile: trace, encoding: .utf8)
    XCTAssertTrue(text.hasSuffix("}\n}\n"), "\(text.suffix(200))")
  }

  func testOnlyATerminalGetsColors() throws {
    func output(_ destination: Tool.Destination, _ environment: [String: String]) throws -> String {
      try Tool(
        arguments: ["play", "-"], input: "light-press; click", output: destination,
        environment: environment
      ).run().output
    }
    let plain = try output(.pipe, [:])
    XCTAssertFalse(plain.contains("\u{1B}"))
    let colored = try output(.terminal, ["NO_COLOR": ""])
    XCTAssertTrue(colored.contains("\u{1B}[36moverlay \u{1B}[0mZoom"), colored)
    let expression = try NSRegularExpression(pattern: "\u{1B}\\[[0-9]+m")
    let range = NSRange(colored.startIndex..., in: colored)
    XCTAssertEqual(
      expression.stringByReplacingMatches(in: colored, range: range, withTemplate: ""), plain)
    XCTAssertEqual(try output(.terminal, ["NO_COLOR": "1"]), plain)
    XCTAssertEqual(try output(.terminal, ["TERM": "dumb"]), plain)
  }

  func testALongScriptShowsItsProgressOnATerminal() throws {
    func errors(_ script: String, _ output: Tool.Destination, _ errors: Tool.Destination) throws
      -> String
    {
      let outcome = try Tool(
        arguments: ["play", "-"], input: script, output: output, errors: errors
      ).run()
      XCTAssertEqual(outcome.status, 0)
      return outcome.errors
    }
    let long = "repeat 500 { swipe-overlay; 1x wait 1ms }"
    let shown = try errors(long, .pipe, .terminal)
    XCTAssertTrue(shown.contains("\r\u{1B}[K50 % of 1000 steps"), shown)
    XCTAssertEqual(shown.components(separatedBy: "steps").count, 102, "0 % to 100 %, each once")
    XCTAssertTrue(shown.hasSuffix("100 % of 1000 steps\r\u{1B}[K"), "the line is removed")
    XCTAssertEqual(try errors(long, .pipe, .pipe), "")
    XCTAssertEqual(try errors(long, .terminal, .terminal), "", "the narration shows how far it is")
    XCTAssertEqual(try errors("swipe-overlay", .pipe, .terminal), "")
  }
}
