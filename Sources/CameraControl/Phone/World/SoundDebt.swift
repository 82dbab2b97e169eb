/// Whether the app has replaced the default sounds that it switched off.
enum SoundDebt: Hashable, Sendable {
  /// Every press of a stem had its sound. Can transition to: owed.
  case none
  /// The app has yet to play a sound for a press. Can transition to: none, lost.
  case owed(since: PhoneInstant)
  /// A press had no sound. The last state, since the finding is reported once.
  case lost

  /// The time after a press during which the app can play a sound for it.
  static let window: Duration = .seconds(15)
}

extension World {
  /// Notes a press of a stem for which the phone itself plays no sound.
  ///
  /// It is a finding at once, until the app plays a sound.
  mutating func oweSound() {
    if case .owed = soundDebt { loseSound() }
    guard soundDebt == .none else { return }
    soundDebt = .owed(since: now)
    _ = findings.add(.diagnostic(named(.silentPress)))
  }

  /// Notes a sound that the app played for an event.
  mutating func playSound(forEventAt instant: PhoneInstant) {
    guard case .owed(let since) = soundDebt, instant >= since else { return }
    soundDebt = .none
    findings.remove(named(.silentPress))
  }

  /// Records the finding once it is too late for a sound.
  mutating func checkSound() {
    guard case .owed(let since) = soundDebt, since.duration(to: now) > SoundDebt.window else {
      return
    }
    loseSound()
  }

  private mutating func loseSound() {
    soundDebt = .lost
    record(.diagnostic(named(.silentPress)))
  }
}
