/// An object that an app asks and tells about its life.
///
/// A delegate that a SwiftUI app adapts hears of the launch; what comes later goes to the scene, as
/// on a phone. A delegate that a test launches with ``UIApplication/simulateLaunch(_:options:)``
/// hears of everything.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called first when the app is launched; returns whether it can take what it was launched with.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has been launched; returns whether it can take what it was launched with.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is in front of its phone, after its launch and after each return.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the app is about to leave the front of its phone.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has left the front of its phone.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the app is about to return to the front of its phone.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Never called: an app that is ended hears of nothing.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called with an address that is to be opened; returns whether the app takes it.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called with an activity that is to be continued; returns whether the app takes it.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
}

extension UIApplicationDelegate {
  // They do nothing, and take no address and no activity.
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

/// An object that goes on with an activity, when the app hands it over.
@MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Goes on with an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
