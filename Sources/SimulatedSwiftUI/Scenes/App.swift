public import SimulatedUIKit

/// An app: the object that is created at its start, and its scene.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scene.
  associatedtype Body: Scene

  /// The scene.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

extension App {
  /// Starts the app and shows it until the process ends.
  public static func main() {
    withExtendedLifetime(simulateLaunch()) { RunLoop.main.run() }
  }

  /// Starts the app as a phone does, and returns the window that shows it.
  ///
  /// This is for tests. The app is shown for as long as the window is kept.
  public static func simulateLaunch() -> UIWindow {
    let appView = RootView(owner: Self()) { SceneView(scene: $0.body) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIHostingController(rootView: appView)
    window.makeKeyAndVisible()
    return window
  }
}
