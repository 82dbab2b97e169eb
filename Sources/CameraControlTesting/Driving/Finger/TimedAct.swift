import CameraControl

/// A pause followed by an act; a step consists of one or several timed acts.
struct TimedAct: Sendable {
  /// How much time passes before it, in nanoseconds.
  let pause: Int64
  let act: Act

  /// What happens after the pause.
  enum Act: Sendable {
    case nothing
    /// The sensors of the Camera Control read something, whose instant is that of the act.
    case sample(ButtonSample)
    /// The phone gets another input.
    case input(PhoneInput)
    /// Settings change.
    case settings(@Sendable (inout PhoneSettings) -> Void)
  }
}
