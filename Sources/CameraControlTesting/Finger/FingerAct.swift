import CameraControl

/// One of the acts that make up a step, after a pause.
struct FingerAct: Sendable {
  /// How much time passes before it, in nanoseconds.
  let pause: Int64
  let deed: Deed

  // Nearly all deeds are readings, so the others do not make those larger.
  enum Deed: Sendable {
    /// Nothing happens after the pause.
    case nothing
    /// The sensors of the Camera Control read something now.
    case sample(force: Double, position: Double?, isSwitchDown: Bool)
    /// The phone gets another input now.
    indirect case input(PhoneInput)
    /// A setting changes now.
    indirect case setting(SettingChange)
  }
}
