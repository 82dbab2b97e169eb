import Foundation

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

/// A format of os_log says of an argument whether it is public; one of `String` does not.
private func text(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  let format = "\(message)".replacingOccurrences(
    of: "%\\{[^}]*\\}", with: "%", options: .regularExpression)
  return String(format: format, arguments: arguments)
}
