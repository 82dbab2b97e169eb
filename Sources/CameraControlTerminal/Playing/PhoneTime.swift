import CameraControl

/// Turns the instants of a real clock into time that passes on the phone, in whole milliseconds.
///
/// A gesture takes time on the phone but no real time, so the phone then stands still until the
/// real time has caught up. It never stands still for longer than a moment, because a held key
/// causes many gestures in a short time.
struct PhoneTime: Equatable {
  private var last: PhoneInstant
  private var ahead = Duration.zero
  /// Whether the time stands still.
  var isPaused = false

  /// Creates the time of a phone that starts at an instant of the real clock.
  init(from start: PhoneInstant) { last = start }

  /// Returns how much time passes on the phone until an instant of the real clock.
  mutating func pass(until instant: PhoneInstant) -> Duration {
    guard instant > last else { return .zero }
    let elapsed = last.duration(to: instant)
    guard !isPaused else {
      last = instant
      return .zero
    }
    guard elapsed > ahead else { return .zero }
    let whole = (elapsed - ahead).wholeNanoseconds / 1_000_000
    // A remainder of less than a millisecond passes later.
    guard whole > 0 else { return .zero }
    let duration = Duration.milliseconds(whole)
    last = last.advanced(by: ahead + duration)
    ahead = .zero
    return duration
  }

  /// Notes that a gesture took time on the phone.
  mutating func gain(_ duration: Duration) { ahead = min(ahead + duration, Self.mostAhead) }

  /// Continues at an instant, as if no time had passed before it.
  mutating func restart(at instant: PhoneInstant) {
    last = instant
    ahead = .zero
  }

  private static let mostAhead = Duration.milliseconds(250)
}
