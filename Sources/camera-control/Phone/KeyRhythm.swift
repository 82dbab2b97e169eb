import CameraControl

/// Tells from the rhythm of a key whether it is held.
///
/// A terminal does not report that a key is let go. A key that is held repeats instead, first after a
/// pause and then faster than a finger taps.
struct KeyRhythm: Equatable {
  private var key: Key?
  private var instants: [PhoneInstant] = []
  private var isHeld = false
  private var heldSince: PhoneInstant?

  /// What a key means after those before it.
  enum Beat: Equatable {
    /// The key was pressed.
    case first
    /// The key was pressed before, at an instant not long ago.
    case again(after: PhoneInstant)
    /// The key has repeated itself; it was pressed at an instant.
    case held(since: PhoneInstant)
  }

  /// Takes a key, and returns what it means.
  mutating func take(_ key: Key, at instant: PhoneInstant) -> Beat {
    guard key == self.key, let last = instants.last else {
      (self.key, instants) = (key, [instant])
      return .first
    }
    instants.append(instant)
    let gap = last.duration(to: instant)
    guard gap > Self.longestRepeat else {
      // The pause before the first repetition belongs to the same press, unless it is too long.
      let fast = instants.count - 2
      let start = fast > 0 && isPause(before: fast) ? fast - 1 : fast
      if !isHeld { heldSince = instants[start] }
      isHeld = true
      instants = instants.suffix(2)
      return .held(since: heldSince ?? instant)
    }
    (isHeld, heldSince) = (false, nil)
    instants = instants.suffix(2)
    return .again(after: last)
  }

  /// Forgets the keys so far.
  mutating func reset() {
    self = KeyRhythm()
  }

  private func isPause(before place: Int) -> Bool {
    instants[place - 1].duration(to: instants[place]) <= Self.longestPause
  }

  /// The longest time between two repetitions.
  static let longestRepeat = Duration.milliseconds(100)

  /// The longest time between a press and the first repetition.
  private static let longestPause = Duration.milliseconds(700)
}
