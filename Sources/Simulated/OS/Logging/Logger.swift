import Foundation
import SimulatedCoreGraphics

/// Writes messages to a log.
///
/// Messages go to standard error. Those of the levels `debug`, `trace` and `info`, which a phone
/// does not keep, are dropped, and what is in them is not evaluated.
@Kept(
  """
  init() = log = .default; init(_ logObj: OSLog) = log = logObj
  init(subsystem: String, category: String) = log = OSLog(subsystem: subsystem, category: category)
  func log(_ message: @autoclosure () -> OSLogMessage) = write(.default, message)
  func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) = write(level, message)
  func trace(_ message: @autoclosure () -> OSLogMessage) = write(.debug, message)
  func debug(_ message: @autoclosure () -> OSLogMessage) = write(.debug, message)
  func info(_ message: @autoclosure () -> OSLogMessage) = write(.info, message)
  func notice(_ message: @autoclosure () -> OSLogMessage) = write(.default, message)
  func warning(_ message: @autoclosure () -> OSLogMessage) = write(.error, message)
  func error(_ message: @autoclosure () -> OSLogMessage) = write(.error, message)
  func critical(_ message: @autoclosure () -> OSLogMessage) = write(.fault, message)
  func fault(_ message: @autoclosure () -> OSLogMessage) = write(.fault, message)
  """)
public struct Logger: Sendable {
  private let log: OSLog

  private func write(_ type: OSLogType, _ message: () -> OSLogMessage) {
    log.write(type) { message().text }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with a format and its arguments to a log.
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) { log.write(type) { text(message, arguments) } }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with a format and its arguments to a log.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) { log.write(type) { text(message, arguments) } }

/// Formats a message, after removing privacy options such as `{public}` from its placeholders.
///
/// `String(format:)` doesn't know these options of `os_log`.
private func text(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  let format = "\(message)".replacingOccurrences(
    of: "%\\{[^}]*\\}", with: "%", options: .regularExpression)
  return String(format: format, arguments: arguments)
}
