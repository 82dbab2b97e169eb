// The C functions for times. The backticks exempt their names from the lint rule on names.

/// Returns a time from a value and a timescale.
public func `CMTimeMake`(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Returns the time nearest to a number of seconds.
public func `CMTimeMakeWithSeconds`(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns a time in seconds.
public func `CMTimeGetSeconds`(_ time: CMTime) -> Double { time.seconds }

/// Returns the sum of two times.
public func `CMTimeAdd`(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// Returns the difference between two times.
public func `CMTimeSubtract`(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// Returns -1, 0 or 1 if the first time is before, equal to or after the second.
public func `CMTimeCompare`(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 == time2 ? 0 : time1 < time2 ? -1 : 1
}
