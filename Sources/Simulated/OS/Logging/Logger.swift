/// Writes messages to a log.
///
/// Messages go to standard error. Those of the levels `debug`, `trace` and `info`, which a phone
/// does not keep, are dropped, and what is in them is not evaluated.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger for the log of those who name none.
  public init() { log = .default }

  /// Creates a logger for a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Creates a logger for a subsystem and a category in it.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes a message.
  public func log(_ message: @autoclosure () -> OSLogMessage) { write(.default, message) }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    write(level, message)
  }

  /// Writes a message for those who follow each step.
  public func trace(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }

  /// Writes a message for those who look for a mistake.
  public func debug(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }

  /// Writes a message that helps.
  public func info(_ message: @autoclosure () -> OSLogMessage) { write(.info, message) }

  /// Writes a message for everybody who reads the log.
  public func notice(_ message: @autoclosure () -> OSLogMessage) { write(.default, message) }

  /// Writes that something may be wrong.
  public func warning(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }

  /// Writes that something went wrong.
  public func error(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }

  /// Writes that something went wrong that must not.
  public func critical(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message) }

  /// Writes that something went wrong that must not.
  public func fault(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message) }

  private func write(_ type: OSLogType, _ message: () -> OSLogMessage) {
    log.write(type) { message().text }
  }
}
