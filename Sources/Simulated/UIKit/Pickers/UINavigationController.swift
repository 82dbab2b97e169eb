/// A delegate of a navigation controller; the simulation never calls it.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// A controller that shows the topmost controller of a stack.
@Kept(
  """
  isNavigationBarHidden = false; navigationBar = UINavigationBar(); hidesBarsOnTap = false
  func setNavigationBarHidden(_ hidden: Bool, animated: Bool) = isNavigationBarHidden = hidden
  let topViewController: UIViewController? = viewControllers.last
  """)
open class UINavigationController: UIViewController, Stack {
  /// The controllers, the topmost last.
  open private(set) var viewControllers: [UIViewController] = []

  /// Creates a controller that shows another one.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Shows a controller above the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let covered = topViewController
    viewControllers.append(viewController)
    addChild(viewController)
    change(from: covered, to: viewController)
    viewController.didMove(toParent: self)
  }

  /// Removes the topmost controller, unless it is the only one, and returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let gone = viewControllers.removeLast()
    gone.willMove(toParent: nil)
    change(from: gone, to: topViewController)
    gone.removeFromParent()
    return gone
  }

  /// Removes all controllers but the first, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = viewControllers.dropFirst()
    for _ in gone { popViewController(animated: animated) }
    return Array(gone)
  }

  func push(_ controller: UIViewController) { pushViewController(controller, animated: true) }
}

/// A controller that shows one of several controllers.
@Kept(
  """
  let tabBar: UITabBar = UITabBar()
  func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) = self.viewControllers = viewControllers
  """)
open class UITabBarController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      selectedViewController?.leave()
      for child in children { child.removeFromParent() }
      for child in newValue ?? [] { addChild(child) }
      selectedIndex = 0
    }
  }

  /// The controller that this controller shows.
  open var selectedViewController: UIViewController? {
    children.indices.contains(selectedIndex) ? children[selectedIndex] : nil
  }

  /// The index of the controller that this controller shows.
  open var selectedIndex = 0 {
    didSet {
      let shown = children.first { $0.viewIfLoaded?.superview === view }
      if shown !== selectedViewController { change(from: shown, to: selectedViewController) }
    }
  }
}

/// The bar of a tab bar controller; the simulation doesn't show it.
@Kept("isTranslucent = true; barTintColor: UIColor? = nil; unselectedItemTintColor: UIColor? = nil")
open class UITabBar: UIView {}

/// The item that a bar shows for a controller.
@MainActor @preconcurrency
@Fields("title: String?, image: UIImage?, tag: Int = 0")
@Kept(
  """
  badgeValue: String? = nil; selectedImage: UIImage? = nil
  convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) = self.init(title: title, image: image)
  """)
public final class UITabBarItem: NSObject {}

extension UIViewController {
  fileprivate func change(from old: UIViewController?, to new: UIViewController?) {
    old?.leave()
    guard let new, let shown = new.view else { return }
    new.viewWillAppear(false)
    shown.frame = view.bounds
    view.addSubview(shown)
    new.viewDidAppear(false)
  }

  /// The tab bar controller that contains this controller.
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  /// The navigation controller whose stack contains this controller.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
}
