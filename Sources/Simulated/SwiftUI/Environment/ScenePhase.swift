/// Whether an app is in front; while it comes to the front or leaves it, the app is inactive.
public enum ScenePhase: Hashable, Comparable, Sendable {
  case background, inactive, active
}

extension EnvironmentValues {
  /// Whether the app that shows the view is in front of its phone.
  @Entry public var scenePhase: ScenePhase = .background
}
