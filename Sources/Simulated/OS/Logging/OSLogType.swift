/// How serious a message is.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
  /// The value that stands for it.
  public let rawValue: UInt8

  /// Creates one from the value that stands for it.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A message for everybody who reads the log.
  public static let `default` = OSLogType(rawValue: 0)
  /// A message that helps, and is not kept.
  public static let info = OSLogType(rawValue: 1)
  /// A message for those who look for a mistake.
  public static let debug = OSLogType(rawValue: 2)
  /// Something went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// Something went wrong that must not.
  public static let fault = OSLogType(rawValue: 17)

  /// Messages that a phone does not keep are not written here either.
  var isWritten: Bool { self != .info && self != .debug }

  var name: String {
    switch self {
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}
