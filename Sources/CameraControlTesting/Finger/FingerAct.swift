import CameraControl

/// One of the acts that make up a step.
enum FingerAct: Sendable {
  /// Time passes.
  case pause(Duration)
  /// The sensors of the Camera Control read something now.
  case sample(force: Double, position: Double?, isSwitchDown: Bool)
  /// The phone gets another input now.
  case input(PhoneInput)
  /// A setting changes now.
  case setting(SettingChange)
}
