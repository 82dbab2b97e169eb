/// The content for a navigation bar; the simulation shows no bar.
@MainActor @preconcurrency
@Kept(
  """
  title: String? = nil; prompt: String? = nil; titleView: UIView? = nil; hidesBackButton = false
  leftBarButtonItems: [UIBarButtonItem]? = nil; rightBarButtonItems: [UIBarButtonItem]? = nil
  leftBarButtonItem: UIBarButtonItem? = nil; rightBarButtonItem: UIBarButtonItem? = nil
  backButtonTitle: String? = nil; largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  standardAppearance: UINavigationBarAppearance? = nil; compactAppearance: UINavigationBarAppearance? = nil
  scrollEdgeAppearance: UINavigationBarAppearance? = nil
  """)
public final class UINavigationItem: NSObject {
  nonisolated override init() {}

  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
}

/// A button of a bar; in place of a tap, a test runs its action.
@MainActor @preconcurrency
@Kept(
  """
  isEnabled = true; tintColor: UIColor? = nil; accessibilityLabel: String? = nil; customView: UIView? = nil; tag = 0
  convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) = self.init(primaryAction: primaryAction)
  primaryAction: UIAction? = nil; title: String? = nil; image: UIImage? = nil; menu: UIMenu? = nil
  """)
public final class UIBarButtonItem: NSObject {
  /// Creates a button.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// A button that the system predefines.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case close = 24
  }
}

/// A navigation bar; the simulation stores its look, but shows no bar.
@Kept(
  """
  standardAppearance: UINavigationBarAppearance! = .init(); compactAppearance: UINavigationBarAppearance? = nil
  scrollEdgeAppearance: UINavigationBarAppearance? = nil; prefersLargeTitles = false; isTranslucent = true
  barTintColor: UIColor? = nil; class func appearance() -> UINavigationBar = UINavigationBar()
  """)
open class UINavigationBar: UIView {}

/// The look of a navigation bar.
@MainActor @preconcurrency
@Kept(
  """
  backgroundEffect: UIBlurEffect? = nil; backgroundColor: UIColor? = nil; shadowColor: UIColor? = nil
  titleTextAttributes: [NSAttributedString.Key: Any] = [:]; largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  func configureWithTransparentBackground(); func configureWithOpaqueBackground(); func configureWithDefaultBackground()
  """)
public final class UINavigationBarAppearance: NSObject {}

extension UIViewController {
  /// The content for a navigation bar, for this controller.
  public var navigationItem: UINavigationItem {
    let item = barItem as? UINavigationItem ?? UINavigationItem()
    barItem = item
    return item
  }
}
