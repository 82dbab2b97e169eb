import CameraControl

/// The virtual time of a script's waits and presses, which has to fit into a phone's clock.
///
/// What gestures take beside that is little: the clock can hold three months more.
struct ScriptTime {
  private var spent: Duration

  /// Begins at an instant of a phone.
  init(from instant: PhoneInstant = .zero) { spent = .nanoseconds(instant.nanoseconds) }

  /// Takes a duration several times, and returns `false` if that is more than there is.
  mutating func spend(_ duration: Duration, times: Int = 1) -> Bool {
    // If each part is short enough, the product cannot overflow: a script has too few steps.
    guard duration <= Self.most else { return false }
    spent += duration * times
    return spent <= Self.most
  }

  /// The years that a phone's clock lasts.
  static let years = 292

  /// The last instant that a script may reach.
  static var latest: PhoneInstant {
    PhoneInstant(nanoseconds: Int64(years) * 31_557_600_000_000_000)
  }

  private static let most = Duration.nanoseconds(latest.nanoseconds)
}
