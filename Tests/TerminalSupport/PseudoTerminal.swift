internal import Foundation
internal import TestSupport

/// A terminal of the test's own, with a program in it.
package final class PseudoTerminal {
  /// What the program shows.
  package private(set) var screen: TestTerminal

  /// The mode of the terminal before the program was started.
  package private(set) var oldMode = ""

  /// Everything that the program wrote.
  package private(set) var text = ""

  private let test: Int32
  /// The program's end until the program has ended, so that its mode can be read afterward.
  private let keeper: Int32
  private let path: String
  private var program: RunningProgram?
  private var status: Int32 = 0
  private var waiting: [UInt8] = []

  /// Why a terminal does not show what it should.
  package struct Surprise: Error, CustomStringConvertible {
    /// What was expected, and what there was instead.
    package let description: String
  }

  /// Opens a terminal and starts a program in it.
  package init(
    _ words: [String], variables: [String: String] = [:], width: Int = 80, height: Int = 24
  ) throws {
    screen = TestTerminal(width: width, height: height)
    var (test, other): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&test, &other, &name, nil, nil) == 0 else {
      throw Surprise(description: "there is no terminal for the test")
    }
    // The program must not have the test's end, and only the program may have its own.
    _ = fcntl(test, F_SETFD, FD_CLOEXEC)
    _ = fcntl(other, F_SETFD, FD_CLOEXEC)
    (self.test, keeper) = (test, other)
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    resize(width: width, height: height)
    oldMode = try mode()
    program = try RunningProgram(
      words,
      // The runtime would ask the person what to do about a crash.
      environment: Self.inherited.merging(["TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
        .merging(Self.sanitizers) { $1 }.merging(variables) { $1 },
      files: .terminal(path))
  }

  deinit {
    if let program {
      kill(-program.id, SIGKILL)
      _ = program.end()
    }
    close(test)
    close(keeper)
  }

  /// The mode of the terminal, as `stty -g` writes it.
  package func mode() throws -> String {
    var mode = termios()
    guard tcgetattr(keeper, &mode) == 0 else {
      throw Surprise(description: "the terminal has no mode")
    }
    let codes = withUnsafeBytes(of: mode.c_cc) { Array($0) }
    return "\(mode.c_iflag) \(mode.c_oflag) \(mode.c_cflag) \(mode.c_lflag) \(codes)"
  }

  /// Changes the size of the terminal.
  package func resize(width: Int, height: Int) {
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(width), UInt16(height))
    _ = ioctl(test, UInt(TIOCSWINSZ), &size)
    screen = TestTerminal(width: width, height: height)
  }

  /// Types text.
  package func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(test, bytes, bytes.count)
  }

  /// Sends the program a signal.
  package func send(_ signal: Int32) {
    if let program { kill(program.id, signal) }
  }

  /// Reads what the program writes until a condition holds; a program that never gets there, but goes
  /// on writing, fails the test.
  package func read(until condition: () -> Bool, _ what: String) throws {
    var patience = Self.patience
    while !condition() {
      guard readOnce(&patience) else { throw surprise(what) }
    }
  }

  /// Reads until a line of the screen contains a text.
  package func see(_ text: String) throws {
    try read(
      until: { screen.lines.contains { $0.contains(text) } }, "does not show “\(text)”")
  }

  /// Reads until the program has written a text, wherever it is on the screen.
  package func hear(_ text: String) throws {
    try read(until: { self.text.contains(text) }, "does not write “\(text)”")
  }

  /// Reads until the program has ended, and returns its exit status, or minus its signal.
  package func end() throws -> Int32 {
    var patience = Self.patience
    while readOnce(&patience) {}
    guard program == nil else { throw surprise("the program does not end") }
    return status
  }

  private func surprise(_ what: String) -> Surprise {
    Surprise(description: "\(what):\n\(screen.lines.joined(separator: "\n"))\n\(text)")
  }

  /// Waits until there is something to read, and returns `false` if the program has ended instead.
  ///
  /// The test keeps the terminal open, so the program's end is no end of what there is to read.
  private func waitForNews(_ patience: inout Int) -> Bool {
    var request = pollfd(fd: test, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 10) <= 0 {
      patience -= 1
      guard patience > 0 else { return false }
      if let end = program?.endIfEnded() { (program, status) = (nil, end) }
      guard program != nil else {
        // It may have written something just before.
        return poll(&request, 1, 0) > 0
      }
    }
    return true
  }

  private func readOnce(_ patience: inout Int) -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    guard waitForNews(&patience) else { return false }
    let count = Foundation.read(test, &piece, piece.count)
    guard count > 0 else { return false }
    waiting += piece[..<count]
    // A character may be divided between two reads.
    let rest = waiting.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
    let isWhole = String(validating: waiting[rest...], as: UTF8.self) != nil
    let whole = isWhole ? waiting[...] : waiting[..<rest]
    let news = String(decoding: whole, as: UTF8.self)
    waiting.removeFirst(whole.count)
    text += news
    screen.take(news)
    return true
  }

  // What services for continuous integration and people who dislike colors set would matter.
  private static let inherited = ProcessInfo.processInfo.environment.filter {
    !["CI", "NO_COLOR"].contains($0.key)
  }

  // A tool that was built with a sanitizer leaves the signals of a crash to the tool's own handlers,
  // and says nothing about the memory that these keep until the end.
  private static let sanitizers: [String: String] = {
    let signals = ["abort", "segv", "sigbus", "sigfpe", "sigill", "sigtrap"]
    let options = "detect_leaks=0" + signals.map { ":handle_\($0)=0" }.joined()
    return ["ASAN_OPTIONS": options, "TSAN_OPTIONS": options]
  }()

  // Twenty seconds without a word, in all, which only a program has that does not do what it should.
  private static let patience = 2000
}
