import CameraControl
import SimulatedAVFoundation

extension UIApplication {
  /// The delegate with which a test launched the app, while something else keeps the delegate.
  ///
  /// For a SwiftUI app, this is `nil`. A phone returns a delegate that the app didn't create.
  public var delegate: (any UIApplicationDelegate)? { DelegateDesk.of(app)?.delegate }

  /// Starts the current app with a delegate, as a phone does.
  ///
  /// This is for tests of apps without SwiftUI. The delegate receives the launch and all later
  /// changes of the app's state. Unlike a phone, the simulation doesn't keep the delegate: you do.
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

  /// A key of the values with which a phone launches an app.
  @RawText(
    #"""
    url = "UIApplicationLaunchOptionsURLKey"
    userActivityDictionary = "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    """#)
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {}

  /// A key of the values with which a phone opens a URL.
  @RawText(
    #"""
    sourceApplication = "UIApplicationOpenURLOptionsSourceApplicationKey"
    openInPlace = "UIApplicationOpenURLOptionsOpenInPlaceKey"
    """#)
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {}

  #kept(
    #"""
    func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier = .init(rawValue: 1)
    func beginBackgroundTask(withName name: String?, expirationHandler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier = .init(rawValue: 1)
    func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier); let backgroundTimeRemaining: TimeInterval = 30
    let windows: [UIWindow] = connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
    let keyWindow: UIWindow? = windows.last(where: \.isKeyWindow); func canOpenURL(_ url: URL) -> Bool = true
    let statusBarOrientation: UIInterfaceOrientation = (connectedScenes.first as? UIWindowScene)?.interfaceOrientation ?? .portrait
    """#)
}

/// Passes activities and URLs from the system to an app's delegate.
@MainActor
private final class DelegateDesk: ArrivalTaker {
  private(set) weak var delegate: (any UIApplicationDelegate)?

  private init(_ delegate: any UIApplicationDelegate) { self.delegate = delegate }

  static func of(_ app: PhoneApp) -> DelegateDesk? { ByApp.of(app.phone).values[app.id] }

  static func open(for delegate: any UIApplicationDelegate, in app: PhoneApp) {
    let desk = DelegateDesk(delegate)
    ByApp.of(app.phone).values[app.id] = desk
    ArrivalBoard.of(app.phone).add(desk, of: app)
  }

  func accept(_ activity: NSUserActivity) -> Bool {
    delegate?.application(.current, continue: activity) { objects in
      for object in objects ?? [] { object.restoreUserActivityState(activity) }
    } ?? false
  }

  func accept(_ url: URL) -> Bool {
    delegate?.application(.current, open: url, options: [:]) ?? false
  }
}

/// The identifier of a task in the background.
@Fields("let", "rawValue: Int")
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The identifier that stands for no task.
  public static let invalid = Self(rawValue: 0)
}
