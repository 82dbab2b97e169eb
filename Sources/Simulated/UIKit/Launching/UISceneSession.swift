/// What the system keeps of a scene.
@MainActor @preconcurrency
@Kept("userInfo: [String: Any]? = nil")
public final class UISceneSession: NSObject {
  /// What the scene is for.
  public let role: Role
  /// How the scene is set up.
  public let configuration: UISceneConfiguration

  /// Creates a session for a test.
  public init(simulated role: Role = .windowApplication) {
    (self.role, configuration) = (role, UISceneConfiguration(name: nil, sessionRole: role))
  }

  /// What a scene is for.
  @RawText("UIWindowSceneSessionRole", "windowApplication")
  public struct Role: RawRepresentable, Hashable, Sendable {}
}

/// How a scene is set up.
@MainActor @preconcurrency
@Kept("delegateClass: AnyClass? = nil; sceneClass: AnyClass? = nil")
@Fields("let", "name: String?, sessionRole: UISceneSession.Role")
public final class UISceneConfiguration: NSObject {}

/// An address that was opened.
@MainActor @preconcurrency
@Fields("let", "url: URL")
public final class UIOpenURLContext: NSObject {}

extension UIScene {
  /// What a scene is made for.
  @MainActor @preconcurrency
  @Fields("urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []")
  public final class ConnectionOptions: NSObject {}
}

/// Follows a scene; a test calls its methods, because nothing else does.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {}

/// Follows a scene with windows.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowScene {
  #kept(
    """
    let effectiveGeometry: Geometry = Geometry(interfaceOrientation: interfaceOrientation)
    func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil)
    let session: UISceneSession = UISceneSession()
    """)

  /// The form of a scene.
  @Fields("let", "interfaceOrientation: UIInterfaceOrientation")
  public final class Geometry: NSObject {}

  /// The form that an app wants; nothing is turned.
  public enum GeometryPreferences {
    /// The orientations on an iPhone or iPad.
    case iOS(interfaceOrientations: UIInterfaceOrientationMask)
  }
}
