/// What the phone does with a press that reaches no app.
public enum SystemAction: Hashable, Codable, Sendable {
  /// One step louder.
  case volumeUp
  /// One step softer.
  case volumeDown
  /// Whatever the person assigned to the Action button.
  case actionButton
  /// The AirPods' own answer to a press of the stem: play, pause, or noise control.
  case airPodsControl
  /// The dark screen lights up.
  case wakeScreen
  /// The system asks before it opens the launch target.
  case askToLaunch(PhoneSettings.LaunchTarget)
  /// The launch target opens.
  case launch(PhoneSettings.LaunchTarget)
  /// The system tells about what the camera sees.
  case visualIntelligence
}
