/// An app, which the phone creates at launch, and the app's scene.
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
  public static func main() { withExtendedLifetime(simulateLaunch()) { RunLoop.main.run() } }

  /// Starts the app as a phone does, and returns the window that shows it.
  ///
  /// This is for tests: keep the window to keep the app shown. Delegates receive the launch first.
  public static func simulateLaunch() -> UIWindow {
    let app = Self()
    let delegates = Mirror(reflecting: app).children.compactMap { $0.value as? any AdaptedDelegate }
    for delegate in delegates { delegate.announceLaunch() }
    let appView = RootView(owner: app) { app in
      EnvironmentView(content: SceneView(scene: app.body)) { environment in
        for delegate in delegates { delegate.provide(to: &environment) }
      }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIHostingController(rootView: appView)
    window.makeKeyAndVisible()
    return window
  }
}
