/// The value of a time, in parts of a second.
public typealias CMTimeValue = Int64
/// How many parts a second has.
public typealias CMTimeScale = Int32
/// The number of a time line.
public typealias CMTimeEpoch = Int64

/// A time as a fraction of a second.
public struct CMTime: Sendable {
  /// How many parts of a second.
  public var value: CMTimeValue

  /// How many parts a second has.
  public var timescale: CMTimeScale

  /// What is special about the time.
  public var flags: CMTimeFlags

  /// The number of the time line.
  public var epoch: CMTimeEpoch

  /// Makes an invalid time.
  public init() {
    self.init(value: 0, timescale: 0, flags: [], epoch: 0)
  }

  /// Makes a time from all its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Makes a time from a fraction.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Makes the time nearest to so many seconds.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    guard let value = CMTimeValue(exactly: parts), preferredTimescale > 0 else {
      self = parts > 0 ? .positiveInfinity : parts < 0 ? .negativeInfinity : .invalid
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }

  /// No time at all.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// Not a time.
  public static let invalid = CMTime()
  /// A time that is not known.
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// Later than any time.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Earlier than any time.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
}

extension CMTime {
  /// Whether it is a time.
  public var isValid: Bool { flags.contains(.valid) }

  /// Whether it is a time with a number.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.positiveInfinity, .negativeInfinity, .indefinite])
  }

  /// Whether it is a time that is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }

  /// Whether it is later than any time.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }

  /// Whether it is earlier than any time.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }

  /// The time in seconds; not a number if it is none.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// Returns the sum of two times.
  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime { combine(lhs, rhs, +) }

  /// Returns the difference of two times.
  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { combine(lhs, rhs, -) }

  private static func combine(
    _ lhs: CMTime, _ rhs: CMTime, _ operation: (Double, Double) -> Double
  ) -> CMTime {
    guard lhs.isValid, rhs.isValid else { return .invalid }
    let scale = max(lhs.timescale, rhs.timescale, 1)
    return CMTime(seconds: operation(lhs.seconds, rhs.seconds), preferredTimescale: scale)
  }
}

extension CMTime: Hashable, Comparable {
  /// Tells whether two times are the same moment.
  public static func == (lhs: CMTime, rhs: CMTime) -> Bool {
    guard lhs.isNumeric, rhs.isNumeric else { return lhs.flags == rhs.flags }
    return lhs.seconds == rhs.seconds
  }

  /// Tells whether one time lies before another.
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.seconds < rhs.seconds }

  /// Feeds the moment into a hash.
  public func hash(into hasher: inout Hasher) {
    if isNumeric { hasher.combine(seconds) } else { hasher.combine(flags.rawValue) }
  }
}
