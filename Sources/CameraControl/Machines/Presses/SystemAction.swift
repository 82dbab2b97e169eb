/// The phone's action for a press that reaches no app.
public enum SystemAction: Hashable, Codable, Sendable {
  /// The volume goes up one step.
  case volumeUp
  /// The volume goes down one step.
  case volumeDown
  /// The Action button does what the person assigned to it.
  case actionButton
  /// The AirPods handle the press of a stem themselves: play, pause, or noise control.
  case airPodsControl
  /// The dark screen lights up.
  case wakeScreen
  /// The system asks the person for confirmation before it opens the launch target.
  case askToLaunch(PhoneSettings.LaunchTarget)
  /// The launch target opens.
  case launch(PhoneSettings.LaunchTarget)
  /// The system describes what the camera sees.
  case visualIntelligence
}
