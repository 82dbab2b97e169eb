// The functions of C that go with times. The backticks keep their capitals from looking like a slip.

/// Makes a time from a fraction.
public func `CMTimeMake`(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Makes the time nearest to so many seconds.
public func `CMTimeMakeWithSeconds`(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns a time in seconds.
public func `CMTimeGetSeconds`(_ time: CMTime) -> Double { time.seconds }

/// Returns the sum of two times.
public func `CMTimeAdd`(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// Returns the difference of two times.
public func `CMTimeSubtract`(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// Returns -1, 0 or 1, as a time lies before, at or after another.
public func `CMTimeCompare`(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 == time2 ? 0 : time1 < time2 ? -1 : 1
}
