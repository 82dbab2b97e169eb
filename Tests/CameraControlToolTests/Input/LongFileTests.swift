import Foundation
import TestSupport
import XCTest

/// Gives the tool files that have no end, or are too long to be what a command reads.
final class LongFileTests: XCTestCase {
  func testACommandSaysWhichFileIsTooLong() throws {
    let folder = try TemporaryFolder()
    let long = try folder.file("long.jsonl", "")
    try XCTUnwrap(FileHandle(forUpdatingAtPath: long)).truncate(atOffset: 110_000_000)
    let limit = "32,000,000 bytes"
    for command in ["compare", "merge"] {
      for (file, reason) in [
        ("/dev/zero", "it has no end, or it is longer than the limit of \(limit)"),
        (long, "it has 110,000,000 bytes, and the limit is \(limit)"),
        ("/", "it is a folder"), ("nofile", "there is no such file or folder"),
      ] {
        let outcome = try Tool.run(command, file)
        let name = file.count <= 60 ? file : file.prefix(60) + "…"
        XCTAssertEqual(outcome.errors, "camera-control: cannot read “\(name)”: \(reason)\n")
        XCTAssertEqual(outcome.status, 2)
        XCTAssertEqual(outcome.output, "")
      }
    }
  }

  /// Another program may write into a pipe for as long as the tool reads.
  func testAPipeWithoutEndIsReadUpToTheLimit() throws {
    let script = #"yes | "$0" merge -"#
    let outcome = try Tool(arguments: [], program: ["/bin/sh", "-c", script]).run()
    XCTAssertEqual(
      outcome.errors,
      "camera-control: cannot read standard input: it has no end, or it is longer than the limit "
        + "of 32,000,000 bytes\n")
    XCTAssertEqual(outcome.status, 2)
  }

  /// After a thousand lines of something else, the tool doesn't try the rest.
  func testAFileOfSomethingElseIsReadForAThousandLines() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("x", String(repeating: "{}\n", count: 1_000_000))
    let outcome = try Tool.run("compare", file)
    XCTAssertTrue(
      outcome.errors.hasSuffix(
        ", line 1000: 1000 lines up to this one can't be read; use a file that CaptureRecorder "
          + "wrote.\n"), outcome.errors)
    XCTAssertEqual(outcome.status, 2)
  }

  /// A pipe in a folder would let the tool wait for a writer.
  func testAPipeInAFolderIsNoFile() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path("pipe.script")
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    let corpus = URL(fileURLWithPath: pipe).deletingLastPathComponent().path
    let outcome = try Tool.run("explore", "--corpus", corpus, "--depth", "1")
    XCTAssertTrue(
      outcome.errors.contains("pipe.script” cannot be used: it is neither a file nor a folder"),
      outcome.errors)
    XCTAssertEqual(outcome.status, 2)
    let info = folder.path("Info.plist")
    XCTAssertEqual(mkfifo(info, 0o600), 0)
    let product = try Tool.run("check-product", corpus)
    XCTAssertTrue(
      product.output.contains("Info.plist cannot be read: it is neither a file nor a folder"),
      product.output)
  }
}
