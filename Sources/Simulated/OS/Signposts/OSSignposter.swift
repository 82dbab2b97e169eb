import SimulatedCoreGraphics

/// Marks intervals and events for Apple's tools; here the marks go nowhere.
@Kept(
  """
  let isEnabled: Bool = false; init(); init(logHandle: OSLog); init(logger: Logger)
  init(subsystem: String, category: String)
  func makeSignpostID() -> OSSignpostID = .exclusive
  func beginInterval(_ name: StaticString, \
    id: OSSignpostID = .exclusive) -> OSSignpostIntervalState = OSSignpostIntervalState()
  func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, \
    _ message: @autoclosure () -> OSLogMessage) -> OSSignpostIntervalState = \
    OSSignpostIntervalState()
  func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState)
  func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, \
    _ message: @autoclosure () -> OSLogMessage)
  func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive)
  func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, \
    _ message: @autoclosure () -> OSLogMessage)
  func withIntervalSignpost<T>(_ name: StaticString, id: OSSignpostID = .exclusive, \
    around task: () throws -> T) rethrows -> T = try task()
  """)
public struct OSSignposter: Sendable {
  /// A signposter that marks nothing.
  public static let disabled = OSSignposter()
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
