/// The clock of a session or of the phone; its time is always zero, for a phone's time is virtual.
public final class CMClock: Sendable {
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The clock of the phone.
  public static let hostTimeClock = CMClock()

  package init() {}

  /// The time of the clock; always zero.
  public var time: CMTime { .zero }
}

/// Returns the clock of the phone.
public func `CMClockGetHostTimeClock`() -> CMClock { .hostTimeClock }

/// Returns the time of a clock; always zero.
public func `CMClockGetTime`(_ clock: CMClock) -> CMTime { clock.time }
