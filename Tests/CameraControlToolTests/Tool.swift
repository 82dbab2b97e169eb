import Foundation
import Synchronization
import TestSupport
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
    let pipe = RunningProgram.pipe()
    // The script of a test is small enough for the buffer of a pipe.
    let bytes = Array(input.utf8)
    XCTAssertEqual(write(pipe.writing, bytes, bytes.count), bytes.count)
    close(pipe.writing)
    defer { close(pipe.reading) }
    return try run(input: pipe.reading)
  }

  /// Runs the tool with a file as its standard input.
  func run(input: Int32) throws -> Outcome {
    // A terminal of an unknown kind has no colors.
    let basis = ProcessInfo.processInfo.environment.filter { $0.key != "NO_COLOR" }
    let sinks = try [Sink(output), Sink(errors)]
    let running = try RunningProgram(
      program + [Self.path] + arguments,
      environment: basis.merging(["TERM": "xterm"]) { $1 }.merging(environment) { $1 },
      files: .descriptors(input: input, output: sinks[0].writing, errors: sinks[1].writing))
    for sink in sinks { close(sink.writing) }
    let texts = Sink.read(sinks)
    return Outcome(output: texts[0], errors: texts[1], status: running.end())
  }

  static var path: String { BuiltProgram.path("camera-control") }
}

/// Takes what the tool writes.
private struct Sink {
  let writing: Int32
  private let reading: Int32

  init(_ destination: Tool.Destination) throws {
    switch destination {
    case .pipe: (reading, writing) = RunningProgram.pipe()
    case .closedPipe:
      let pipe = RunningProgram.pipe()
      close(pipe.reading)
      (reading, writing) = (-1, pipe.writing)
    case .file(let path):
      (reading, writing) = (-1, open(path, O_WRONLY | O_CLOEXEC))
      guard writing >= 0 else { throw CocoaError(.fileNoSuchFile) }
    case .terminal:
      var (terminal, end): (Int32, Int32) = (-1, -1)
      XCTAssertEqual(openpty(&terminal, &end, nil, nil, nil), 0)
      for file in [terminal, end] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
      (reading, writing) = (terminal, end)
    }
  }

  /// Returns everything that was written, with the line breaks of a terminal turned into usual ones.
  ///
  /// All are read at the same time, because the tool waits if a buffer is full.
  static func read(_ sinks: [Sink]) -> [String] {
    var texts = [[UInt8]](repeating: [], count: sinks.count)
    var requests = sinks.map { sink in
      pollfd(fd: sink.reading, events: Int16(POLLIN), revents: 0)
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
    for sink in sinks where sink.reading >= 0 { close(sink.reading) }
    return texts.map {
      String(decoding: $0, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    }
  }
}
