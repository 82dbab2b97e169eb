/// A real time that is to be spent on scripts, such as `.minutes(5)`.
public struct TimeBudget: Hashable, Codable, Sendable {
  let seconds: Int

  /// Returns a number of seconds.
  ///
  /// - Parameter count: The number.
  /// - Returns: The time.
  public static func seconds(_ count: Int) -> TimeBudget { TimeBudget(seconds: count) }

  /// Returns a number of minutes.
  ///
  /// - Parameter count: The number.
  /// - Returns: The time.
  public static func minutes(_ count: Int) -> TimeBudget { TimeBudget(count, of: 60) }

  /// Returns a number of hours.
  ///
  /// - Parameter count: The number.
  /// - Returns: The time.
  public static func hours(_ count: Int) -> TimeBudget { TimeBudget(count, of: 3_600) }

  private init(seconds: Int) { self.seconds = seconds }

  // More than can be counted never ends.
  private init(_ count: Int, of unit: Int) {
    let (seconds, overflow) = count.multipliedReportingOverflow(by: unit)
    self.seconds = overflow ? .max : seconds
  }
}
