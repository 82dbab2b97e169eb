import CameraControl
import SimulatedAVFoundation

/// The current app, at the time when you ask for ``shared``.
///
/// The object stays the same only while something keeps it: a permanent object would keep the
/// phone. Objects that represent the same app are equal.
@Kept(
  """
  override nonisolated func isEqual(_ object: Any?) -> Bool = (object as? UIApplication)?.app == app
  override nonisolated let hash: Int = app.hashValue
  """)
public final class UIApplication: UIResponder, PhonePart {
  /// The app; the phone reports a diagnostic in a capture extension, which has no application.
  public static var shared: UIApplication {
    let app = PhoneApp.ambient
    if app.membership?.isExtension ?? false {
      app.phone.report(
        CaptureDiagnostic(
          name: "application-in-extension",
          finding: "The capture extension used UIApplication.shared, which extensions do not have.",
          source: app.identifier, rule: "PRD04",
          remedy: "Open the app with the session's openApplication(for:), and do the rest there."))
    }
    return current
  }

  /// The app, for code of the simulated frameworks.
  package static var current: UIApplication { one { UIApplication() } }
  /// The state of the app: whether it is in front of its phone, or about to be.
  public var applicationState: State { FrontWatch.state(of: app) }
  /// The scenes of the app: one, with all of its windows.
  public var connectedScenes: Set<UIScene> { [AmbientPhone.withApp(app) { UIWindowScene.current }] }

  /// Whether the app can read protected files, which it can't while the phone is locked.
  public var isProtectedDataAvailable: Bool { !app.phone.isLocked }

  /// Whether the screen stays on while the app is in front; stored, without effect.
  public var isIdleTimerDisabled: Bool {
    get { requests.isIdleTimerDisabled }
    set { requests.isIdleTimerDisabled = newValue }
  }

  /// The URL of the app's settings.
  public nonisolated static var openSettingsURLString: String { "app-settings:" }
  /// Records a URL instead of opening it.
  public func open(_ url: URL) { requests.openedURLs.append(url) }
  /// The URLs that the app has opened, for a test to read.
  public var openedURLs: [URL] { requests.openedURLs }

  private var requests: AppRequests {
    get { ByApp.of(app.phone).values[app.id] ?? AppRequests() }
    set { ByApp.of(app.phone).values[app.id] = newValue }
  }

  /// The state of an app.
  @nonexhaustive
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// Records a URL instead of opening it, and reports success to the handler.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any],
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    open(url)
    completionHandler?(true)
  }

  /// An option for opening a URL.
  @RawText("UIApplicationOpenURLOption", "universalLinksOnly")
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {}
}

/// The requests of an app.
private struct AppRequests {
  var isIdleTimerDisabled = false
  var openedURLs: [URL] = []
}

/// Values of a kind, one for each app of a phone.
@MainActor
final class ByApp<Value>: PhoneOwned {
  var values: [AppID: Value] = [:]

  nonisolated init() {}
}

/// Returns the object of a kind that the current app has, which is made unless something keeps it.
///
/// Observers are called with the notifications of one object, so it must be the same one for them and
/// for the code that posts.
@MainActor
private func one<Object: AnyObject>(_ make: () -> Object) -> Object {
  let (app, known) = (PhoneApp.ambient, ByApp<Weak<Object>>.of(PhoneApp.ambient.phone))
  if let object = known.values[app.id]?.object { return object }
  let object = make()
  known.values[app.id] = Weak(object)
  return object
}

/// A part of an app's interface; objects that represent the same scene are equal.
@Kept(
  """
  override nonisolated func isEqual(_ object: Any?) -> Bool = (object as? UIScene)?.app == app
  override nonisolated let hash: Int = app.hashValue
  """)
public class UIScene: UIResponder, PhonePart {
  /// The state of the scene, which is in front whenever its app is.
  public var activationState: ActivationState {
    switch FrontWatch.state(of: app) {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// The state of a scene.
  @nonexhaustive
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
}

/// A scene with windows.
public final class UIWindowScene: UIScene {
  static var current: UIWindowScene { one { UIWindowScene() } }
  /// The existing windows of the app, the frontmost last.
  public var windows: [UIWindow] { WindowStack.windows(of: app) }
  /// The window that most recently became the key window.
  public var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }
  /// The screen of the phone.
  public var screen: UIScreen { .main }

  /// The orientation of the interface: the orientation of the phone, unless the phone lies flat.
  public var interfaceOrientation: UIInterfaceOrientation {
    switch UIDeviceOrientation(rawValue: Attitude.of(app.phone).orientation) {
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    default: .portrait
    }
  }
}
