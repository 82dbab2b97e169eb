import Foundation
import Synchronization
import XCTest

/// The built tool, which is in the same folder as the tests.
struct Tool: Sendable {
  struct Outcome: Sendable {
    var output = ""
    var errors = ""
    var status: Int32 = 0
  }

  /// Where the tool's output and errors go.
  enum Destination: Sendable {
    case pipe
    case terminal
    case file(String)
    /// A pipe whose other end is closed.
    case closedPipe
  }

  var arguments: [String]
  var input = ""
  var output = Destination.pipe
  var errors = Destination.pipe
  var environment: [String: String] = [:]
  /// Another program to run instead, with the path of the tool as the last argument.
  var program: [String] = []

  static func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  static func run(_ arguments: [String], input: String = "") throws -> Outcome {
    try Tool(arguments: arguments, input: input).run()
  }

  /// Runs the tool with each of several lists of arguments, on all cores.
  static func runEach(of lists: [[String]]) throws -> [Outcome] {
    try each(of: lists.map { Tool(arguments: $0) })
  }

  /// Runs several tools on all cores, and returns their outcomes in order.
  static func each(of tools: [Tool]) throws -> [Outcome] {
    let outcomes = Mutex<[Int: Result<Outcome, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: tools.count) { index in
      let outcome = Result { try tools[index].run() }
      outcomes.withLock { $0[index] = outcome }
    }
    return try outcomes.withLock { outcomes in
      try tools.indices.compactMap { try outcomes[$0]?.get() }
    }
  }

  func run() throws -> Outcome {
    let source = Pipe()
    // The script of a test is small enough for the buffer of a pipe.
    source.fileHandleForWriting.write(Data(input.utf8))
    try source.fileHandleForWriting.close()
    return try run(input: source.fileHandleForReading)
  }

  /// Runs the tool with a file as its standard input.
  func run(input: FileHandle) throws -> Outcome {
    let process = Process()
    let words = program + [Self.path] + arguments
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    // A terminal of an unknown kind has no colours.
    let basis = ProcessInfo.processInfo.environment.filter { $0.key != "NO_COLOR" }
    process.environment = basis.merging(["TERM": "xterm"]) { $1 }.merging(environment) { $1 }
    process.standardInput = input
    let sinks = try [Sink(output), Sink(errors)]
    process.standardOutput = sinks[0].writing
    process.standardError = sinks[1].writing
    try process.run()
    for sink in sinks { try sink.writing.close() }
    let texts = Sink.read(sinks)
    process.waitUntilExit()
    return Outcome(output: texts[0], errors: texts[1], status: process.terminationStatus)
  }

  static var path: String { folder.appendingPathComponent("camera-control").path }

  private static var folder: URL {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return bundle.bundleURL.deletingLastPathComponent()
    #else
      return Bundle.main.bundleURL
    #endif
  }
}

/// Takes what the tool writes.
private struct Sink {
  let writing: FileHandle
  private let reading: FileHandle?

  init(_ destination: Tool.Destination) throws {
    switch destination {
    case .pipe:
      let pipe = Pipe()
      (writing, reading) = (pipe.fileHandleForWriting, pipe.fileHandleForReading)
    case .closedPipe:
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      (writing, reading) = (pipe.fileHandleForWriting, nil)
    case .file(let path):
      (writing, reading) = (try XCTUnwrap(FileHandle(forWritingAtPath: path)), nil)
    case .terminal:
      var (terminal, end): (Int32, Int32) = (-1, -1)
      XCTAssertEqual(openpty(&terminal, &end, nil, nil, nil), 0)
      reading = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
      writing = FileHandle(fileDescriptor: end, closeOnDealloc: true)
    }
  }

  /// Returns everything that was written, with the line breaks of a terminal turned into usual ones.
  ///
  /// All are read at the same time, because the tool waits if a buffer is full.
  static func read(_ sinks: [Sink]) -> [String] {
    var texts = [[UInt8]](repeating: [], count: sinks.count)
    var requests = sinks.map { sink in
      pollfd(fd: sink.reading?.fileDescriptor ?? -1, events: Int16(POLLIN), revents: 0)
    }
    var piece = [UInt8](repeating: 0, count: 1 << 12)
    while requests.contains(where: { $0.fd >= 0 }) {
      guard poll(&requests, nfds_t(requests.count), -1) > 0 else { continue }
      for index in requests.indices where requests[index].fd >= 0 && requests[index].revents != 0 {
        // The end of a terminal is an error.
        let count = Foundation.read(requests[index].fd, &piece, piece.count)
        if count > 0 {
          texts[index] += piece[..<count]
        } else {
          requests[index].fd = -1
        }
      }
    }
    return texts.map {
      String(decoding: $0, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    }
  }
}
