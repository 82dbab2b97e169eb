import CameraControl
import SimulatedAVFoundation

/// The app that is current where it is asked for.
///
/// There is one object for as long as something keeps it, because one that stays would keep the phone.
/// Objects that stand for the same app are equal.
@Kept(
  """
  override nonisolated func isEqual(_ object: Any?) -> Bool = (object as? UIApplication)?.app == app
  override nonisolated let hash: Int = app.hashValue
  """)
public final class UIApplication: UIResponder, PhonePart {
  /// The app; in a capture extension this is a diagnostic, since extensions have no application.
  public static var shared: UIApplication {
    let app = PhoneApp.ambient
    if app.membership?.isExtension ?? false {
      app.phone.report(.applicationInExtension(app.identifier))
    }
    return current
  }

  /// The app, for code of the drop-in.
  package static var current: UIApplication { one { UIApplication() } }
  /// Whether the app is in front of its phone, or on its way.
  public var applicationState: State { FrontWatch.state(of: app) }
  /// The scenes of the app: one, with all of its windows.
  public var connectedScenes: Set<UIScene> { [AmbientPhone.withApp(app) { UIWindowScene.current }] }

  /// Whether the screen stays on while the app is in front; kept, without effect.
  public var isIdleTimerDisabled: Bool {
    get { requests.isIdleTimerDisabled }
    set { requests.isIdleTimerDisabled = newValue }
  }

  /// The address of the app's settings.
  public nonisolated static var openSettingsURLString: String { "app-settings:" }
  /// Remembers an address instead of opening it.
  public func open(_ url: URL) { requests.openedURLs.append(url) }
  /// The addresses that the app has opened, for a test to read.
  public var openedURLs: [URL] { requests.openedURLs }

  private var requests: AppRequests {
    get { ByApp.of(app.phone).values[app.id] ?? AppRequests() }
    set { ByApp.of(app.phone).values[app.id] = newValue }
  }

  /// What the app does.
  @nonexhaustive
  public enum State: Int, Sendable {
    case active, inactive, background
  }
}

/// What an app has asked for.
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
/// for whoever posts.
@MainActor
private func one<Object: AnyObject>(_ make: () -> Object) -> Object {
  let (app, known) = (PhoneApp.ambient, ByApp<Weak<Object>>.of(PhoneApp.ambient.phone))
  if let object = known.values[app.id]?.object { return object }
  let object = make()
  known.values[app.id] = Weak(object: object)
  return object
}

private struct Weak<Object: AnyObject> { weak var object: Object? }

/// A part of an app's interface; objects that stand for the same scene are equal.
@Kept(
  """
  override nonisolated func isEqual(_ object: Any?) -> Bool = (object as? UIScene)?.app == app
  override nonisolated let hash: Int = app.hashValue
  """)
public class UIScene: UIResponder, PhonePart {
  /// What the scene does: it is in front with its app.
  public var activationState: ActivationState {
    switch FrontWatch.state(of: app) {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// What a scene does.
  @nonexhaustive
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
}

/// A scene with windows.
public final class UIWindowScene: UIScene {
  static var current: UIWindowScene { one { UIWindowScene() } }
  /// The windows of the app that are there, the frontmost last.
  public var windows: [UIWindow] { WindowStack.windows(of: app) }
  /// The window that was made the key window last.
  public var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }
  /// The screen of the phone.
  public var screen: UIScreen { .main }

  /// How the interface is turned: as the phone is held, unless it lies flat.
  public var interfaceOrientation: UIInterfaceOrientation {
    switch UIDeviceOrientation(rawValue: Attitude.of(app.phone).orientation) {
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    default: .portrait
    }
  }
}

extension CaptureDiagnostic {
  fileprivate static func applicationInExtension(_ process: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "application-in-extension",
      finding: "The capture extension used UIApplication.shared, which extensions do not have.",
      source: process, rule: "PRD04",
      remedy: "Open the app with the session's openApplication(for:), and do the rest there.")
  }
}

extension UIApplication {
  /// Remembers an address instead of opening it, and says that it was opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any],
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    open(url)
    completionHandler?(true)
  }

  /// A way to open an address.
  @RawText("UIApplicationOpenURLOption", "universalLinksOnly")
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {}
}
