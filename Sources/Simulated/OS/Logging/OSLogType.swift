import SimulatedCoreGraphics

/// How serious a message is.
///
/// A message of the kind `info` helps and is not kept, and one of the kind `debug` is for those who look
/// for a mistake. What went wrong is an `error`, or a `fault` if it must not.
@Kept(
  """
  init(rawValue: UInt8) = self.rawValue = rawValue
  static let `default`: OSLogType = Self(rawValue: 0); static let info: OSLogType = Self(rawValue: 1)
  static let debug: OSLogType = Self(rawValue: 2); static let error: OSLogType = Self(rawValue: 16)
  static let fault: OSLogType = Self(rawValue: 17)
  """)
public struct OSLogType: Hashable, RawRepresentable, Sendable {
  /// The value that stands for it.
  public let rawValue: UInt8

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
