/// The four things a controls delegate is told.
public enum ControlsCallback: String, Codable, Sendable, CaseIterable {
  /// The overlay presents the controls.
  case didBecomeActive
  /// The controls are about to have the preview for themselves.
  case willEnterFullscreen
  /// The controls are about to give the preview back.
  case willExitFullscreen
  /// The overlay dismissed the controls.
  case didBecomeInactive
}
