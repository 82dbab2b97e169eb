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
  time1 == time2 ? 0 : time1 < time2 ? -1 : 1
}

/// Returns the time that is nearest to another one within a range.
public func `CMTimeClampToRange`(_ time: CMTime, range: CMTimeRange) -> CMTime {
  min(max(time, range.start), range.end)
}

/// Returns a part of the time.
public func `CMTimeRangeMake`(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// What kind of time a value is.
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
