import CameraControl

/// Detects from the rhythm of a key whether the person holds it.
///
/// A terminal doesn't report the release of a key. Instead, a held key repeats, first after a pause
/// and then faster than a finger taps. Keys that arrive at once, from a paste or a slow terminal,
/// have no rhythm, so they count as separate presses.
struct KeyRhythm: Equatable {
  private var key: Key?
  private var last: PhoneInstant?
  private var before: PhoneInstant?
  private var heldSince: PhoneInstant?

  /// The meaning of a key after the earlier keys.
  enum Beat: Equatable {
    /// The key was pressed.
    case first
    /// The key was pressed before, at an instant not long ago.
    case again(after: PhoneInstant)
    /// The key repeats; the person pressed it at the instant `since`.
    case held(since: PhoneInstant)
  }

  /// Returns what a key means after those before it.
  mutating func beat(of key: Key, at instant: PhoneInstant) -> Beat {
    guard key == self.key, let last else {
      reset()
      (self.key, self.last) = (key, instant)
      return .first
    }
    let gap = last.duration(to: instant)
    if let heldSince, gap <= Self.longestRepeat {
      self.last = instant
      return .held(since: heldSince)
    }
    // Keys that arrive together with a key don't change its rhythm.
    guard gap >= Self.shortestRepeat else { return .again(after: last) }
    defer { (before, self.last) = (last, instant) }
    guard gap <= Self.longestRepeat else {
      heldSince = nil
      return .again(after: last)
    }
    // The pause before the first repetition belongs to the same press, unless it is too long.
    let start = before.flatMap { $0.duration(to: last) <= Self.longestPause ? $0 : nil } ?? last
    heldSince = start
    return .held(since: start)
  }

  /// Forgets the keys so far.
  mutating func reset() { self = KeyRhythm() }

  /// The longest time between two repetitions.
  static let longestRepeat = Duration.milliseconds(100)
  /// The shortest time between two repetitions: no keyboard repeats a hundred times a second.
  private static let shortestRepeat = Duration.milliseconds(10)
  /// The longest time between a press and the first repetition.
  private static let longestPause = Duration.milliseconds(700)
}
