// The sounds that an app owes for presses of AirPods stems.

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
