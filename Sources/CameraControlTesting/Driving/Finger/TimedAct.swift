import CameraControl

/// One of the acts that make up a step, after a pause.
struct TimedAct: Sendable {
  /// How much time passes before it, in nanoseconds.
  let pause: Int64
  let deed: Deed

  enum Deed: Sendable {
    /// Nothing happens after the pause.
    case nothing
    /// The sensors of the Camera Control read something now.
    case sample(force: Double, position: Double?, isSwitchDown: Bool)
    /// Something else happens now, which is at this place in ``TimedActs/others``.
    case other(Int)
  }

  /// A deed other than a reading.
  enum Other: Sendable {
    /// The phone gets another input.
    case input(PhoneInput)
    /// A setting changes.
    case setting(SettingChange)
  }
}
