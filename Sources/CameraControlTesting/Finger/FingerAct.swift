import CameraControl

/// One of the small things that a step consists of.
enum FingerAct: Sendable {
  /// Time passes.
  case pause(Duration)
  /// The sensors of the Camera Control read something now.
  case sample(force: Double, position: Double?, isSwitchDown: Bool)
  /// Something else happens now.
  case input(PhoneInput)
  /// A setting changes now.
  case setting(SettingChange)
}
