import CameraControl
import SimulatedAVFoundation

extension View {
  /// Adds an action for activities of a type that the system passes to the app.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activities.
  ///   - action: The action; it runs while the view is shown.
  /// - Returns: The view with the action.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    living(Arrivals()) { ($0.activityType, $0.continueActivity) = (activityType, action) }
  }

  /// Adds an action for URLs that the system passes to the app.
  ///
  /// - Parameter action: The action; it runs while the view is shown.
  /// - Returns: The view with the action.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    living(Arrivals()) { $0.openURL = action }
  }
}

/// The state of a view that receives activities or URLs.
private final class Arrivals: Appearance, ArrivalTaker {
  var activityType: String?
  var continueActivity: (NSUserActivity) -> Void = { _ in }
  var openURL: (URL) -> Void = { _ in }
  private let app = PhoneApp.ambient

  override func appear() { ArrivalBoard.of(app.phone).add(self, of: app) }
  override func leave() { ArrivalBoard.of(app.phone).remove(self) }

  func accept(_ activity: NSUserActivity) -> Bool {
    guard activity.activityType == activityType else { return false }
    continueActivity(activity)
    return true
  }

  func accept(_ url: URL) -> Bool {
    // A view that receives activities of a type receives no URLs.
    guard activityType == nil else { return false }
    openURL(url)
    return true
  }
}
