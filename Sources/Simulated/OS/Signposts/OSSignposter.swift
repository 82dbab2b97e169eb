/// Marks intervals and events for Apple's tools; here the marks go nowhere.
public struct OSSignposter: Sendable {
  /// A signposter that marks nothing.
  public static let disabled = OSSignposter()

  /// Returns `false`: nothing is marked.
  public var isEnabled: Bool { false }

  /// Creates a signposter.
  public init() {}

  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {}

  /// Creates a signposter for a logger.
  public init(logger: Logger) {}

  /// Creates a signposter for a subsystem and a category in it.
  public init(subsystem: String, category: String) {}

  /// Returns an identifier for an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Begins an interval, with a message that is not evaluated.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval, with a message that is not evaluated.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> OSLogMessage
  ) {}

  /// Marks an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks an event, with a message that is not evaluated.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> OSLogMessage
  ) {}

  /// Runs a closure as an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// An interval or event among others of the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The value that stands for it.
  public let rawValue: UInt64

  /// Creates an identifier with a value.
  public init(_ value: UInt64) { rawValue = value }

  /// The identifier of intervals that do not overlap others of their name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)

  /// Returns whether one is before another.
  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// An interval that was begun.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}
