public import Foundation
import SimulatedCoreGraphics

/// What a navigation controller tells; here, it tells nothing.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// A controller of a stack of controllers, the topmost of which is shown.
@MainActor @preconcurrency
@Kept(
  """
  isNavigationBarHidden = false
  func setNavigationBarHidden(_ hidden: Bool, animated: Bool) = isNavigationBarHidden = hidden
  """)
open class UINavigationController: UIViewController {
  /// The controllers, the topmost last.
  open private(set) var viewControllers: [UIViewController] = []

  /// The controller that is shown.
  open var topViewController: UIViewController? { viewControllers.last }

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

  private func change(from old: UIViewController?, to new: UIViewController?) {
    old?.leave()
    guard let new, let shown = new.view else { return }
    new.viewWillAppear(false)
    shown.frame = view.bounds
    view.addSubview(shown)
    new.viewDidAppear(false)
  }
}

extension UIViewController {
  /// The controller of the stack that the controller is in.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
}
