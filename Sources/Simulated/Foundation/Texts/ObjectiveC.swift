import Foundation

/// Runs work; there is no pool of objects on Linux, so objects are released when nothing needs them.
public func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Returns the seconds since the beginning of 2001.
public func `CFAbsoluteTimeGetCurrent`() -> Double { Date.timeIntervalSinceReferenceDate }
