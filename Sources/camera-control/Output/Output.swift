import Foundation

/// Writes text to a file descriptor, and throws an error if that fails.
final class Output {
  private let descriptor: Int32
  private let name: String
  private var waiting: [UInt8] = []
  /// Whether the written text appears on a terminal.
  let isTerminal: Bool

  /// Whether text is colored.
  var hasColors: Bool {
    let environment = ProcessInfo.processInfo.environment
    // https://no-color.org: any value that is not empty.
    return isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// Creates an output from an open file descriptor and what is written, such as “the output”.
  init(_ descriptor: Int32, _ name: String) {
    self.descriptor = descriptor
    self.name = name
    isTerminal = isatty(descriptor) == 1
  }

  /// Returns standard output; throws an error if it is closed.
  static func standard() throws -> Output {
    // Checked first, because the next file to be opened would become standard output.
    guard fcntl(STDOUT_FILENO, F_GETFD) != -1 else { throw failure("the output", errno) }
    // Writing to a pipe whose reader is gone must be an error, and not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    return Output(STDOUT_FILENO, "the output")
  }

  /// Writes text; it may be held back until ``flush()``.
  func write(_ text: String) throws {
    waiting += text.utf8
    if waiting.count >= Self.most { try flush() }
  }

  /// Writes everything that was held back.
  func flush() throws {
    defer { waiting.removeAll(keepingCapacity: true) }
    var start = 0
    while start < waiting.count {
      let count = waiting.withUnsafeBytes { bytes in
        Foundation.write(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno == EAGAIN {
        // Another program made the descriptor non-blocking.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
      } else if errno != EINTR {
        throw Self.failure(name, errno)
      }
    }
  }

  /// Writes everything that was held back, and closes the file.
  func close() throws {
    try flush()
    if Foundation.close(descriptor) != 0 { throw Self.failure(name, errno) }
  }

  private static func failure(_ name: String, _ code: Int32) -> Complaint {
    let reason =
      switch code {
      case EPIPE: "the program that reads it has ended"
      case EBADF: "it is closed"
      default: Complaint.reason(code)
      }
    return Complaint("cannot write \(name): \(reason)", .notWritten)
  }

  private static let most = 1 << 16
}
