import CameraControl
import Foundation

/// Standard error, for complaints and progress; if it is closed, the tool drops them.
enum StandardError {
  /// Writes a line that begins with the name of the tool, and is cut if it is very long.
  static func say(_ message: String) {
    write("camera-control: \(OneLine.short(message, to: longest))\n")
  }

  /// Writes text as it is.
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in _ = Foundation.write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
  }

  /// Whether standard error can show a line that changes.
  static var showsProgress: Bool {
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Shows text in place of the line that is there.
  static func replaceLine(_ text: String = "") {
    // To the first column, and without the rest of the old line.
    write("\r\u{1B}[K\(text)")
  }

  private static let longest = 500
}
