import AVFoundation
import XCTest

/// What happens to a process that makes a wrong call without a simulated phone.
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
    // The program is built next to the tests, which run as a bundle or as a single program.
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = folder.appendingPathComponent("WrongCalls")
    process.arguments = [call]
    // Only the message matters here. The runtime makes the backtrace in a copy of the crashed
    // process, which does not work under a sanitizer.
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
