import CameraControl

/// The time after a script, during which no finger touches the phone, and after which the app has to be at rest.
///
/// A movie that is still being recorded has a timer that fires until the end. Playing each of its deadlines
/// would take longer than all scripts, so from some deadline on, waits of the app end late, as on a phone
/// that is busy: a timer that repeats fires once for all intervals that have passed.
struct Rest {
  private let end: PhoneInstant
  /// The number of deadlines so far.
  private(set) var deadlines = 0
  /// The time since which only waits of the app have been due, and how many of them.
  private var waiting: (since: PhoneInstant, count: Int)

  init(from start: PhoneInstant) {
    end = start.advanced(by: Self.time)
    waiting = (start, 0)
  }

  /// Whether there have been too many deadlines.
  var isEndless: Bool { deadlines == Self.most }

  /// Returns the next instant at which something is due, or `nil` if the rest is over.
  mutating func next(on phone: SimulatedPhone) -> PhoneInstant? {
    guard !isEndless, let deadline = phone.nextDeadline(by: end) else { return nil }
    deadlines += 1
    let ofPhone = phone.core.nextDeadline
    if let ofPhone, ofPhone <= deadline {
      waiting = (deadline, 0)
    } else {
      waiting.count += 1
    }
    guard isCalm(at: deadline) else { return deadline }
    return max(deadline, min(phone.now.advanced(by: Self.lateness), ofPhone ?? end, end))
  }

  /// Whether the app's waits may end late: there have been enough for a countdown to end, and there won't be
  /// too many.
  private func isCalm(at instant: PhoneInstant) -> Bool {
    let time = waiting.since.duration(to: instant)
    return waiting.count > Self.fewWaits && time > Self.countdown
      && Self.time * waiting.count < time * Self.most
  }

  private static let most = 10_000
  private static let time = Duration.seconds(600)
  private static let fewWaits = 40
  private static let countdown = Duration.seconds(10)
  private static let lateness = Duration.seconds(60)
}
