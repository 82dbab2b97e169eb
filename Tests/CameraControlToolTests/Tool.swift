import Foundation
import XCTest

/// The built tool, which is in the same folder as the tests.
enum Tool {
  struct Outcome {
    var output: String
    var errors: String
    var status: Int32
  }

  static func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  static func run(_ arguments: [String], input: String = "") throws -> Outcome {
    let process = Process()
    process.executableURL = folder.appendingPathComponent("camera-control")
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    let source = Pipe()
    process.standardInput = source
    try process.run()
    // The script of a test is small enough for the buffer of a pipe.
    source.fileHandleForWriting.write(Data(input.utf8))
    try source.fileHandleForWriting.close()
    // Reading one pipe after the other works, because errors are small enough for a pipe's buffer.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self), status: process.terminationStatus)
  }

  private static var folder: URL {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return bundle.bundleURL.deletingLastPathComponent()
    #else
      return Bundle.main.bundleURL
    #endif
  }
}
