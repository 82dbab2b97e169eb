/// What an app can say to the system about its controls.
public final class ControlCenter: Sendable {
  /// The only one.
  public static let shared = ControlCenter()

  private init() {}

  /// Does nothing, since no control is drawn.
  public func reloadControls(ofKind kind: String) {}

  /// Does nothing, since no control is drawn.
  public func reloadAllControls() {}
}
