import CameraControl
import SimulatedAVFoundation

extension UIApplication {
  /// The delegate with which the app was launched, for as long as something else keeps it.
  ///
  /// A SwiftUI app has none here: what a phone returns there is not the app's own.
  public var delegate: (any UIApplicationDelegate)? { DelegateDesk.of(app)?.delegate }

  /// Starts the current app with a delegate, as a phone does.
  ///
  /// This is for tests of apps without SwiftUI. The delegate hears of the launch, and from then on
  /// of what becomes of the app. A phone keeps it; here, the test does.
  @discardableResult
  public static func simulateLaunch(
    _ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let current = current
    DelegateDesk.open(for: delegate, in: current.app)
    let isTaken = current.announceLaunch(to: delegate, options: options)
    if current.app.isInFront { delegate.applicationDidBecomeActive(current) }
    return isTaken
  }

  /// Tells a delegate that the app has been launched.
  @discardableResult
  package func announceLaunch(
    to delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let isWanted = delegate.application(self, willFinishLaunchingWithOptions: options)
    return delegate.application(self, didFinishLaunchingWithOptions: options) && isWanted
  }
}

/// Where an app's delegate takes what the system hands to the app.
@MainActor
private final class DelegateDesk: ArrivalTaker {
  private(set) weak var delegate: (any UIApplicationDelegate)?

  private init(_ delegate: any UIApplicationDelegate) { self.delegate = delegate }

  static func of(_ app: PhoneApp) -> DelegateDesk? { DesksByApp.of(app.phone).desks[app.id] }

  static func open(for delegate: any UIApplicationDelegate, in app: PhoneApp) {
    let desk = DelegateDesk(delegate)
    DesksByApp.of(app.phone).desks[app.id] = desk
    ArrivalBoard.of(app.phone).add(desk, of: app)
  }

  func take(_ activity: NSUserActivity) -> Bool {
    delegate?.application(.current, continue: activity) { objects in
      for object in objects ?? [] { object.restoreUserActivityState(activity) }
    } ?? false
  }

  func take(_ url: URL) -> Bool {
    delegate?.application(.current, open: url, options: [:]) ?? false
  }
}

/// The desks of the apps of a phone.
@MainActor
private final class DesksByApp: PhoneOwned {
  var desks: [AppID: DelegateDesk] = [:]

  nonisolated init() {}
}
