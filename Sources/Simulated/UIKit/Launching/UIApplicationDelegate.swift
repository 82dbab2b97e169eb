/// A delegate that receives the events in an app's life.
///
/// As on a phone, a delegate that a SwiftUI app adapts receives only the launch; the scene receives
/// later events. A delegate that a test launches with
/// ``UIApplication/simulateLaunch(_:options:)`` receives all events.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called first when the app is launched; returns whether the app accepts the launch options.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has been launched; returns whether the app accepts the launch options.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has become active, after its launch and after each return.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the app is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the app is about to enter the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Never called: a phone ends an app without notice.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called with a URL to open; returns whether the app accepts the URL.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called with an activity to continue; returns whether the app accepts the activity.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
}

extension UIApplicationDelegate {
  // By default, the methods do nothing, and accept no URL or activity.
  #kept(
    #"""
    func applicationDidBecomeActive(_ application: UIApplication); func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication); func applicationWillTerminate(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool = false
    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool = false
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool = true
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool = true
    static func main() = preconditionFailure("a test starts \(Self.self) with UIApplication.simulateLaunch")
    """#)
}

/// An object that continues an activity when the app passes the activity on.
@MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Continues an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
