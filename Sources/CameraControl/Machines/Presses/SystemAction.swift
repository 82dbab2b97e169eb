/// The phone's action for a press that reaches no app.
public enum SystemAction: Hashable, Codable, Sendable {
  /// The volume goes up one step.
  case volumeUp
  /// The volume goes down one step.
  case volumeDown
  /// The Action button does what the person assigned to it.
  case actionButton
  /// The AirPods react to the press of a stem: they play, pause, or change the noise control.
  case airPodsControl
  /// The dark screen lights up.
  case wakeScreen
  /// The system asks the person to confirm before it opens a camera app.
  case askToLaunch(PhoneSettings.LaunchTarget)
  /// The system opens a camera app.
  case launch(PhoneSettings.LaunchTarget)
  /// Visual intelligence starts and describes what the camera sees.
  case visualIntelligence
}
