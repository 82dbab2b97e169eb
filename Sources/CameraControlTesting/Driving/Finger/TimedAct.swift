import CameraControl

/// A pause followed by an act; a step consists of one or several timed acts.
struct TimedAct: Sendable {
  /// How much time passes before it, in nanoseconds.
  let pause: Int64
  let act: Act

  /// What happens after the pause.
  enum Act: Sendable {
    case nothing
    /// A reading of the Camera Control's sensors, at the instant of the act.
    case sample(ButtonSample)
    /// The phone gets another input.
    case input(PhoneInput)
    /// Settings change.
    case settings(@Sendable (inout PhoneSettings) -> Void)
  }
}
