import Foundation
import TestSupport
import XCTest

/// Tests that `explore` can be killed, and goes on when it is started again.
final class ResumingTests: XCTestCase {
  private static let search = [
    "explore", "--depth", "2", "--random", "2400", "--length", "4", "--seed", "3", "--json",
  ]

  /// Killed three times, whatever it is doing then, it writes what it writes in one go.
  func testAKilledExplorationGoesOnToTheSameResult() throws {
    let folder = try TemporaryFolder()
    let search = Self.search + ["--corpus", folder.path("corpus"), "--resume", folder.path("kept")]
    for count in [1_000, 2_000, 3_000] {
      let shown = try Self.kill(search, atScript: count)
      XCTAssertTrue(shown.contains("\(count) of at most"), shown)
      // What was done before the last kill is not done again.
      if count == 3_000 { XCTAssertFalse(shown.contains("1000 of at most"), shown) }
      XCTAssertEqual(try Self.names(folder.path("kept")), ["progress-1-of-1"])
    }
    let resumed = try Tool.run(search)
    XCTAssertEqual(resumed.status, 0, resumed.errors)
    let whole = try Tool.run(Self.search + ["--corpus", folder.path("another")])
    XCTAssertEqual(resumed.output, whole.output)
    XCTAssertEqual(try Self.names(folder.path("kept")), [])
    // A child process has seen that the script that was running ends nothing.
    XCTAssertEqual(try Self.names(folder.path("corpus")), [])
  }

  /// Starts the tool and kills it once it shows a number of scripts; returns what it showed.
  private static func kill(_ arguments: [String], atScript count: Int) throws -> String {
    var (terminal, end): (Int32, Int32) = (-1, -1)
    XCTAssertEqual(openpty(&terminal, &end, nil, nil, nil), 0)
    defer { close(terminal) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Tool.path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["TERM": "xterm"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(fileDescriptor: end, closeOnDealloc: true)
    try process.run()
    try (process.standardError as? FileHandle)?.close()
    var shown = ""
    var piece = [UInt8](repeating: 0, count: 1 << 12)
    while !shown.contains("\(count) of") {
      let read = Foundation.read(terminal, &piece, piece.count)
      guard read > 0 else { break }
      shown += String(decoding: piece[..<read], as: UTF8.self)
    }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationReason, .uncaughtSignal)
    XCTAssertEqual(process.terminationStatus, SIGKILL)
    return shown
  }

  private static func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  func testTheProgressOfAnotherSearchIsRefused() throws {
    let folder = try TemporaryFolder()
    _ = try Self.kill(Self.search + ["--resume", folder.path("kept")], atScript: 1_000)
    let other = try Tool.run(Self.search + ["--resume", folder.path("kept"), "--seed", "4"])
    XCTAssertEqual(other.status, 2)
    XCTAssertTrue(
      other.errors.contains("progress-1-of-1” is the progress of another exploration."),
      other.errors)
    XCTAssertEqual(other.output, "")
    XCTAssertEqual(try Self.names(folder.path("kept")), ["progress-1-of-1"])
  }

  /// If the result cannot be written, the work is not lost with it.
  func testTheProgressStaysUntilTheResultIsWritten() throws {
    let folder = try TemporaryFolder()
    let search = [
      "explore", "--depth", "1", "--random", "5", "--json", "--resume", folder.path("kept"),
    ]
    let lost = try Tool(arguments: search, output: .file("/dev/full")).run()
    XCTAssertNotEqual(lost.status, 0)
    XCTAssertEqual(try Self.names(folder.path("kept")), ["progress-1-of-1"])
    let again = try Tool.run(search)
    XCTAssertEqual(again.output, try Tool.run(Array(search.prefix(6))).output)
    XCTAssertEqual(try Self.names(folder.path("kept")), [])
  }

  func testADeepSearchNeedsAFolderForItsProgress() throws {
    let folder = try TemporaryFolder()
    let outcome = try Tool.run("explore", "--deep")
    XCTAssertEqual(outcome.status, 2)
    XCTAssertEqual(
      outcome.errors,
      "camera-control: --deep takes long and keeps its progress in a folder; "
        + "add --corpus FOLDER or --resume FOLDER\n")
    let search = ["--deep", "--corpus", folder.path("corpus"), "--length", "4", "--quiet"]
    let shown = try Self.kill(["explore"] + search.dropLast(), atScript: 1_000)
    XCTAssertTrue(shown.contains("1000 of at most"), shown)
    XCTAssertTrue(try Self.names(folder.path("corpus")).contains("progress-1-of-1"))
    // What is chosen by hand stays as it is, wherever `--deep` stands.
    let small = ["explore", "--depth", "1", "--random", "7", "--corpus", folder.path("small")]
    for steps in ["usual", "abstract"] {
      let chosen = small + ["--steps", steps, "--quiet"]
      XCTAssertEqual(try Tool.run(chosen + ["--deep"]).output, try Tool.run(chosen).output)
    }
    // The steps are the abstract ones otherwise.
    XCTAssertEqual(
      try Tool.run(small + ["--deep", "--quiet"]).output,
      try Tool.run(small + ["--steps", "abstract", "--quiet"]).output)
    XCTAssertEqual(try Self.names(folder.path("small")), [])
  }
}
