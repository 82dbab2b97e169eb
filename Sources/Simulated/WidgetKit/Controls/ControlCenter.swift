/// What an app can say to the system about its controls, none of which is drawn.
@Kept("func reloadControls(ofKind kind: String); func reloadAllControls()")
public final class ControlCenter: Sendable {
  /// The only one.
  public static let shared = ControlCenter()
}

/// What an app can say to the system about its widgets, none of which is drawn.
@Kept("func reloadTimelines(ofKind kind: String); func reloadAllTimelines()")
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()
}
