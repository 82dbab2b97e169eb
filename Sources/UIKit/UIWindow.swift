import AVFoundation
import CameraControl
public import Foundation

/// The place on the screen that an app's views are in.
///
/// It counts as shown from the start, unlike on a phone, until it is hidden or let go.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// Makes a window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    WindowStack.add(self)
  }

  /// Makes a window from an archive, which there is none of.
  public required init?(coder: NSCoder) {
    return nil
  }

  open override var window: UIWindow? { self }

  /// How far in front the window is; a higher one covers a lower one.
  open var windowLevel = Level.normal {
    didSet { WindowStack.refresh(app) }
  }

  open override var isHidden: Bool {
    didSet { WindowStack.refresh(app) }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue { oldValue.leave() }
      guard let rootViewController, let view = rootViewController.view else { return }
      rootViewController.viewWillAppear(false)
      view.frame = bounds
      insertSubview(view, at: 0)
      rootViewController.viewDidAppear(false)
    }
  }

  /// Whether presses of keys go to the window.
  public private(set) var isKeyWindow = false

  /// Shows the window in front of the others of its level.
  open func makeKeyAndVisible() {
    checkThread()
    isKeyWindow = true
    isHidden = false
    WindowStack.bringToFront(self)
  }

  isolated deinit {
    WindowStack.refresh(app)
  }

  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height.
    public var rawValue: CGFloat

    /// Makes a level.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Where most windows are.
    public static let normal = Level(rawValue: 0)
    /// Above the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Above everything.
    public static let alert = Level(rawValue: 2000)

    /// Tells whether one level lies below another.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}
