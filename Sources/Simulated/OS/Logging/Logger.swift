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
