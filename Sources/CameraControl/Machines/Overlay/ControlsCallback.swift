/// The four calls that a controls delegate receives.
public enum ControlsCallback: String, Codable, Sendable, CaseIterable {
  /// The overlay presented the controls.
  case didBecomeActive
  /// The controls are about to become fullscreen.
  case willEnterFullscreen
  /// The controls are about to leave fullscreen.
  case willExitFullscreen
  /// The overlay dismissed the controls.
  case didBecomeInactive
}
