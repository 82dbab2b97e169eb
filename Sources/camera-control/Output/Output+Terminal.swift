import Foundation

extension Output {
  /// Whether text is colored.
  var hasColors: Bool {
    let environment = ProcessInfo.processInfo.environment
    // https://no-color.org: any value that is not empty.
    return isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}

extension StandardError {
  /// Whether standard error can show a line that changes.
  static var showsProgress: Bool {
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Shows text in place of the line that is there.
  static func replaceLine(_ text: String = "") {
    // To the first column, and without the rest of the old line.
    write("\r\u{1B}[K\(text)")
  }
}
