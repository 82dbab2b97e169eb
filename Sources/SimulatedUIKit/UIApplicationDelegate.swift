public import Foundation

/// An object that an app asks and tells about its life.
///
/// Of the calls that a phone makes, the launch is made here: by `UIApplicationDelegateAdaptor`.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called when the app has been launched; returns whether it can take what it was launched with.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Does nothing, and returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
}

extension UIApplication {
  /// A key of the values with which an app is launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address that the app was launched for.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// What the person did when the app was launched.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }
}
