// Apple's module exports these, so sources that import nothing else rely on them.
@_exported import Foundation
@_exported import SimulatedCoreVideo

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time, in units per second.
public typealias CMTimeScale = Int32

/// A time, as a rational number of seconds.
public struct CMTime: Sendable, Comparable {
  // Apple's type is not `Hashable`, and apps add the conformance themselves.

  /// The number of units.
  public var value: CMTimeValue
  /// The number of units per second.
  public var timescale: CMTimeScale
  /// The flags of the time.
  public var flags: CMTimeFlags
  /// The timeline that the time belongs to.
  public var epoch: Int64
  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Creates a time from all its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: Int64) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  /// Creates a time from a value and a timescale.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates the time nearest to a number of seconds.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    guard let value = CMTimeValue(exactly: parts), preferredTimescale > 0 else {
      self = parts > 0 ? .positiveInfinity : parts < 0 ? .negativeInfinity : .invalid
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }

  private init(_ kind: CMTimeFlags) {
    self.init(value: 0, timescale: 0, flags: [.valid, kind], epoch: 0)
  }

  /// Zero seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// An invalid time.
  public static let invalid = CMTime()
  /// An indefinite time.
  public static let indefinite = CMTime(.indefinite)
  /// Positive infinity.
  public static let positiveInfinity = CMTime(.positiveInfinity)
  /// Negative infinity.
  public static let negativeInfinity = CMTime(.negativeInfinity)

  /// Whether the time is valid.
  public var isValid: Bool { flags.contains(.valid) }

  /// Whether the time is valid, finite and not indefinite.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.positiveInfinity, .negativeInfinity, .indefinite])
  }

  /// Whether the time is indefinite.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is positive infinity.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether the time is negative infinity.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }

  /// The time in seconds; not a number if the time is invalid or indefinite.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// Returns the sum of two times.
  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime { combine(lhs, rhs, +) }
  /// Returns the difference between two times.
  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { combine(lhs, rhs, -) }

  private static func combine(
    _ lhs: CMTime, _ rhs: CMTime, _ operation: (Double, Double) -> Double
  ) -> CMTime {
    guard lhs.isValid, rhs.isValid else { return .invalid }
    let scale = max(lhs.timescale, rhs.timescale, 1)
    return CMTime(seconds: operation(lhs.seconds, rhs.seconds), preferredTimescale: scale)
  }

  /// Returns whether two times are equal.
  public static func == (lhs: CMTime, rhs: CMTime) -> Bool { CMTimeCompare(lhs, rhs) == 0 }
  /// Returns whether one time is before another.
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { CMTimeCompare(lhs, rhs) < 0 }

  /// The place of the time among all kinds: negative infinity, numbers, indefinite, positive infinity,
  /// invalid (CMT01).
  fileprivate var kind: Int {
    if !isValid { return 4 }
    if isPositiveInfinity { return 3 }
    if isIndefinite { return 2 }
    return isNegativeInfinity ? 0 : 1
  }
}

// The C functions for times. The backticks exempt their names from the lint rule on names.

/// Returns a time.
public func `CMTimeMake`(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Returns a time.
public func `CMTimeMakeWithSeconds`(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns the seconds.
public func `CMTimeGetSeconds`(_ time: CMTime) -> Double { time.seconds }
/// Returns the sum.
public func `CMTimeAdd`(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference.
public func `CMTimeSubtract`(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// Returns -1, 0 or 1 for a time before, at or after another one.
public func `CMTimeCompare`(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  func order<Part: Comparable>(_ one: Part, _ other: Part) -> Int32 {
    one == other ? 0 : one < other ? -1 : 1
  }
  guard time1.kind == time2.kind else { return order(time1.kind, time2.kind) }
  guard time1.isNumeric else { return 0 }
  // Fractions with the same denominator, which a number of 64 bits may not hold.
  let one = time1.value.multipliedFullWidth(by: CMTimeValue(time2.timescale))
  let other = time2.value.multipliedFullWidth(by: CMTimeValue(time1.timescale))
  return one.high == other.high ? order(one.low, other.low) : order(one.high, other.high)
}

/// Returns the time within a range that is nearest to another time.
public func `CMTimeClampToRange`(_ time: CMTime, range: CMTimeRange) -> CMTime {
  min(max(time, range.start), range.end)
}

/// Returns a range of times.
public func `CMTimeRangeMake`(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// Flags for a time, such as whether it is valid.
@Flags("valid; hasBeenRounded; positiveInfinity; negativeInfinity; indefinite")
public struct CMTimeFlags: OptionSet, Hashable, Sendable {}

/// A part of the time.
@Fields("start: CMTime, duration: CMTime")
@Kept(
  """
  init(start: CMTime, end: CMTime) = self.init(start: start, duration: end - start)
  let end: CMTime = start + duration; static let zero: Self = .init(start: .zero, duration: .zero)
  func containsTime(_ time: CMTime) -> Bool = start <= time && time < end
  """)
public struct CMTimeRange: Sendable {}

/// A clock, which does not run.
@Kept("let time: CMTime = .zero")
public final class CMClock: Sendable {
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The clock of the phone.
  public static let hostTimeClock = CMClock()

  package init() {}
}

/// Returns the clock of the phone.
public func `CMClockGetHostTimeClock`() -> CMClock { .hostTimeClock }
/// Returns the time of a clock.
public func `CMClockGetTime`(_ clock: CMClock) -> CMTime { clock.time }
