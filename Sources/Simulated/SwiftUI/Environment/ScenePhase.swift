/// Whether an app is in front; it is inactive on its way there and from there.
public enum ScenePhase: Hashable, Comparable, Sendable {
  case background, inactive, active
}

extension EnvironmentValues {
  /// Whether the app that shows the view is in front of its phone.
  @Entry public var scenePhase: ScenePhase = .background
}
