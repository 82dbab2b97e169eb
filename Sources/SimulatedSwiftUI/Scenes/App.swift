public import SimulatedUIKit

/// An app: the object that is created at its start, and its scene.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scene.
  associatedtype Body: Scene

  /// The scene.
  var body: Body { get }

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
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIHostingController(rootView: AppView(app: Self()))
    window.makeKeyAndVisible()
    return window
  }
}

/// The description of what an app shows.
private struct AppView<Shown: App>: ShownView {
  let app: Shown

  func show(in renderer: Renderer) -> [UIView] {
    renderer.connect(app)
    return root(of: app.body).map { renderer.show($0) } ?? []
  }

  private func root(of scene: some Scene) -> (any View)? {
    if let shown = scene as? any ShownScene { return shown.root }
    return hasBody(scene) ? root(of: scene.body) : nil
  }

  private func hasBody<Part: Scene>(_ scene: Part) -> Bool { Part.Body.self != Never.self }
}
