/// The information that the system keeps about a scene.
@MainActor @preconcurrency
@Kept("userInfo: [String: Any]? = nil")
public final class UISceneSession: NSObject {
  /// The role of the scene.
  public let role: Role
  /// The configuration of the scene.
  public let configuration: UISceneConfiguration

  /// Creates a session for a test.
  public init(simulated role: Role = .windowApplication) {
    (self.role, configuration) = (role, UISceneConfiguration(name: nil, sessionRole: role))
  }

  /// The role of a scene.
  @RawText("UIWindowSceneSessionRole", "windowApplication")
  public struct Role: RawRepresentable, Hashable, Sendable {}
}

/// The configuration of a scene.
@MainActor @preconcurrency
@Kept("delegateClass: AnyClass? = nil; sceneClass: AnyClass? = nil")
@Fields("let", "name: String?, sessionRole: UISceneSession.Role")
public final class UISceneConfiguration: NSObject {}

/// A URL that the system has opened.
@MainActor @preconcurrency
@Fields("let", "url: URL")
public final class UIOpenURLContext: NSObject {}

extension UIScene {
  /// The purposes for which the system creates a scene.
  @MainActor @preconcurrency
  @Fields("urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []")
  public final class ConnectionOptions: NSObject {}
}

/// A delegate of a scene; only a test calls its methods.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {}

/// A delegate of a scene with windows.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowScene {
  #kept(
    """
    let effectiveGeometry: Geometry = Geometry(interfaceOrientation: interfaceOrientation)
    func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil)
    let session: UISceneSession = UISceneSession()
    """)

  /// The geometry of a scene.
  @Fields("let", "interfaceOrientation: UIInterfaceOrientation")
  public final class Geometry: NSObject {}

  /// The geometry that an app requests; the simulation turns nothing.
  public enum GeometryPreferences {
    /// The orientations on an iPhone or iPad.
    case iOS(interfaceOrientations: UIInterfaceOrientationMask)
  }
}
