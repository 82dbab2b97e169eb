public import Foundation

/// A log: a subsystem, usually an app, and a category in it.
public final class OSLog: NSObject, Sendable {
  let subsystem: String
  let category: String
  private let isEnabled: Bool

  /// The log of those who name none.
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

  /// A part of a log; these have a meaning to Apple's tools only.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The value that stands for it.
    public let rawValue: String

    /// Creates one from the value that stands for it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points of interest in Instruments.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  /// Creates a log.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Returns `true` if messages of a kind are written.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled && type.isWritten }

  /// Writes a message to standard error as one line.
  func write(_ type: OSLogType, _ text: () -> String) {
    guard isEnabled(type: type) else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let line = (place.isEmpty ? "" : "[\(place)] ") + "\(type.name): \(text())\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
