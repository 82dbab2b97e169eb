import Foundation
import TestSupport
import XCTest

final class ScriptFileTests: XCTestCase {
  func testAFileThatCannotBeReadSaysWhy() throws {
    let folder = try TemporaryFolder()
    let binary = folder.path("script.bin")
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: binary))
    let reasons = [
      "nofile": "there is no such file or folder", "/": "it is a folder",
      binary: "it is not text in UTF-8",
    ]
    for (file, reason) in reasons {
      let outcome = try Tool.run("play", file)
      XCTAssertEqual(
        outcome.errors, "camera-control: cannot read the script “\(short(file))”: \(reason)\n")
      XCTAssertEqual(outcome.status, 2)
      XCTAssertEqual(outcome.output, "")
    }
  }

  func testAWrongScriptSaysWhere() throws {
    let script = try TemporaryFolder().file("script.txt", "light-press\nslid +0.5\n")
    let gone = try Tool.run("play", script)
    XCTAssertTrue(gone.errors.contains("there is no such file"), "the folder was removed")
    let folder = try TemporaryFolder()
    let file = try folder.file("script.txt", "light-press\nslid +0.5\n")
    let outcome = try Tool.run("play", file)
    XCTAssertEqual(
      outcome.errors,
      "camera-control: \(short(file)), line 2, column 1: expected a step, such as light-press, "
        + "but found “slid”; did you mean “slide”?\n")
    XCTAssertEqual(outcome.output, "")
    XCTAssertEqual(outcome.status, 2)
    let input = try Tool.run(["play", "-"], input: "slid")
    XCTAssertTrue(
      input.errors.hasPrefix("camera-control: standard input, line 1, column 1: expected"),
      input.errors)
  }

  func testAWrongScriptOnStandardInputSaysWhere() throws {
    let outcome = try Tool.run(["play", "-"], input: "light-press\nslid +0.5\n")
    XCTAssertEqual(
      outcome.errors,
      "camera-control: standard input, line 2, column 1: expected a step, such as light-press, "
        + "but found “slid”; did you mean “slide”?\n")
    XCTAssertEqual(outcome.status, 2)
  }

  /// The place in an open file is shared with the tool, and shows how much of it the tool has read.
  func testNoMoreIsReadThanAScriptMayHave() throws {
    let limit = 4_000_000
    let folder = try TemporaryFolder()
    let file = try folder.file("long.txt", "")
    let handle = try XCTUnwrap(FileHandle(forUpdatingAtPath: file))
    try handle.truncate(atOffset: 50_000_000)
    try handle.seek(toOffset: 0)
    let outcome = try Tool(arguments: ["play", "-"]).run(input: handle.fileDescriptor)
    XCTAssertEqual(
      outcome.errors,
      "camera-control: cannot read the script on standard input: it has 50,000,000 bytes, and the "
        + "limit is 4,000,000 bytes; write steps that recur only once, with “repeat”\n")
    XCTAssertEqual(outcome.status, 2)
    XCTAssertEqual(try handle.offset(), UInt64(limit) + 1)
    let endless = try Tool.run("play", "/dev/zero")
    XCTAssertTrue(
      endless.errors.contains(
        "“/dev/zero”: it has no end, or it is longer than the limit of 4,000,000 bytes; write"),
      endless.errors)
    XCTAssertEqual(endless.status, 2)
  }

  func testALongWordIsRefusedInOneShortLine() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("word.txt", String(repeating: "slide", count: 200_000))
    let outcome = try Tool.run("play", file)
    XCTAssertTrue(outcome.errors.contains("expected a word of at most 1000 bytes"), outcome.errors)
    XCTAssertLessThan(outcome.errors.count, 300)
    XCTAssertEqual(outcome.errors.filter(\.isNewline).count, 1)
    XCTAssertEqual(outcome.status, 2)
  }

  private func short(_ path: String) -> String {
    path.count <= 60 ? path : path.prefix(60) + "…"
  }
}
