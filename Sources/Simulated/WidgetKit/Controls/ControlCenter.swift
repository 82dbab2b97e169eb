/// The system's center for an app's controls; the simulation draws no control.
@Kept("func reloadControls(ofKind kind: String); func reloadAllControls()")
public final class ControlCenter: Sendable {
  /// The only instance.
  public static let shared = ControlCenter()
}

/// The system's center for an app's widgets; the simulation draws no widget.
@Kept("func reloadTimelines(ofKind kind: String); func reloadAllTimelines()")
public final class WidgetCenter: Sendable {
  /// The only instance.
  public static let shared = WidgetCenter()
}
