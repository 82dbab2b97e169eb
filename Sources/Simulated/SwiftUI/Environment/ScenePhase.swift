/// Whether an app is in front.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// The app is in the background.
  case background
  /// The app is on its way to the front or to the background.
  case inactive
  /// The app is in front.
  case active
}

extension EnvironmentValues {
  /// Whether the app that shows the view is in front of its phone.
  @Entry public var scenePhase: ScenePhase = .background
}
