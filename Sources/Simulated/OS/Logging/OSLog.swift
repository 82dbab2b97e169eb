public import Foundation
import SimulatedCoreGraphics

/// A log: a subsystem, usually an app, and a category in it.
public final class OSLog: NSObject, Sendable {
  let subsystem: String
  let category: String
  private let isEnabled: Bool
  /// The log for messages that name no log.
  public static let `default` = OSLog(subsystem: "", category: "", isEnabled: true)
  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  /// Creates a log.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  private init(subsystem: String, category: String, isEnabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isEnabled = isEnabled
  }

  /// A category of a log; the predefined category has a meaning only for Apple's tools.
  @RawText(#"pointsOfInterest = "PointsOfInterest""#)
  public struct Category: RawRepresentable, Hashable, Sendable {}

  /// Creates a log.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Returns `true` if the log writes messages of a kind.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled && type.isWritten }

  /// Writes a message to standard error as one line.
  func write(_ type: OSLogType, _ text: () -> String) {
    guard isEnabled(type: type) else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let line = (place.isEmpty ? "" : "[\(place)] ") + "\(type.name): \(text())\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

/// How serious a message is.
///
/// The kinds `info` and `debug` are for details that help you find a mistake; a phone doesn't keep
/// them. Use `error` for a failure, and `fault` for a failure that must never occur.
@Kept(
  """
  init(rawValue: UInt8) = self.rawValue = rawValue
  static let `default`: OSLogType = Self(rawValue: 0); static let info: OSLogType = Self(rawValue: 1)
  static let debug: OSLogType = Self(rawValue: 2); static let error: OSLogType = Self(rawValue: 16)
  static let fault: OSLogType = Self(rawValue: 17)
  """)
public struct OSLogType: Hashable, RawRepresentable, Sendable {
  /// The raw value of the kind.
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
