import CameraControl
import SimulatedAVFoundation

/// A window, which contains an app's views.
///
/// Unlike on a phone, a window counts as shown from its creation until it is hidden or deallocated.
open class UIWindow: UIView {
  /// Creates a window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    WindowStack.add(self)
  }

  /// Creates a window of the size of the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }

  /// The scene of the window.
  open var windowScene: UIWindowScene? {
    app.isInFront || !isHidden ? AmbientPhone.withApp(app) { UIWindowScene.current } : nil
  }

  /// Returns `nil`, because the simulation has no archives.
  public required init?(coder: NSCoder) { return nil }

  open override var window: UIWindow? { self }
  /// The level of the window; windows at higher levels are in front.
  open var windowLevel = Level.normal { didSet { WindowStack.refresh(app) } }

  open override var isHidden: Bool { didSet { WindowStack.refresh(app) } }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue { oldValue.leave() }
      guard let rootViewController, let view = rootViewController.view else { return }
      rootViewController.viewWillAppear(false)
      view.frame = bounds
      insertSubview(view, at: 0)
      rootViewController.viewIsAppearing(false)
      rootViewController.viewDidAppear(false)
    }
  }

  /// Whether the window has been made the key window.
  public private(set) var isKeyWindow = false

  /// Shows the window in front of the others at its level.
  open func makeKeyAndVisible() {
    checkThread()
    isKeyWindow = true
    isHidden = false
    WindowStack.bringToFront(self)
  }

  isolated deinit { WindowStack.refresh(app) }

  /// A level at which a window is shown.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level, as a number.
    public var rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The levels of most windows, of the status bar, and of alerts in front of both.
    public static let (normal, statusBar, alert) = (
      Level(rawValue: 0), Level(rawValue: 1000), Level(rawValue: 2000)
    )

    /// Returns whether one level is behind another.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}
