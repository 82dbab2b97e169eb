import AVFoundation
import XCTest

/// What becomes of a process that makes a wrong call where nobody simulates a phone.
final class TerminationTests: XCTestCase {
  func testAWrongCallEndsTheProcessWithThePhonesWords() throws {
    let expected = [
      "addControl":
        "NSObjectInaccessibleException', reason: '*** -[AVCaptureSession addControl:] Controls are",
      "emptyRange": "NSInvalidArgumentException', reason: '",
      "zoomWithoutLock": "NSGenericException', reason: '",
      "stopInConfiguration": "may not be called between calls to beginConfiguration",
      "offQueue": "SIGTRAP, reason: 'Block was expected to execute on queue [session]'",
    ]
    for (call, words) in expected {
      let end = try run(call)
      XCTAssertEqual(end.reason, .uncaughtSignal, call)
      XCTAssertEqual(end.output, "", call)
      XCTAssertTrue(end.errors.contains("*** Terminating app due to"), call)
      XCTAssertTrue(end.errors.contains(words), "\(call): \(end.errors)")
    }
  }

  func testACorrectCallDoesNotEndIt() throws {
    let end = try run("nothingWrong")
    XCTAssertEqual(end.reason, .exit)
    XCTAssertEqual(end.output, "still running\n")
  }

  private func run(
    _ call: String
  ) throws -> (reason: Process.TerminationReason, output: String, errors: String) {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    // The program is built beside the tests, which run as a bundle or as one program.
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = folder.appendingPathComponent("WrongCalls")
    process.arguments = [call]
    // Only the words count here. The runtime's backtrace comes from a copy of the crashed process,
    // which a sanitizer does not survive.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let errorText = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationReason, String(decoding: text, as: UTF8.self),
      String(decoding: errorText, as: UTF8.self)
    )
  }
}
