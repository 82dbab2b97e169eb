/// The number of some work that goes on in the background.
@Fields("let", "rawValue: Int")
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of no work.
  public static let invalid = Self(rawValue: 0)
}

extension UIApplication {
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
