public import Foundation
import SimulatedCoreGraphics

/// What an app can know about how it is shown: on a phone that is held upright, with light colours.
@Kept(
  """
  let userInterfaceStyle: UIUserInterfaceStyle = .light; let displayScale: CGFloat = 3
  let horizontalSizeClass: UIUserInterfaceSizeClass = .compact; let userInterfaceIdiom: UIUserInterfaceIdiom = .phone
  let verticalSizeClass: UIUserInterfaceSizeClass = .regular; class let current: UITraitCollection = .init()
  """)
public final class UITraitCollection: NSObject, Sendable {}

extension UIResponder {
  /// How the app is shown.
  public var traitCollection: UITraitCollection { .current }
}

/// Whether colours are light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// Some edges of the screen.
@Flags("top; left; bottom; right; all = 15")
public struct UIRectEdge: OptionSet, Sendable {}

/// What goes on beside a change of the size; no simulated phone turns what an app shows.
@MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
  /// Runs closures beside the change and after it.
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// What is known of a change of the size.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

/// Where a presented controller would point to.
@MainActor @preconcurrency
@Kept(
  "sourceView: UIView? = nil; sourceRect = CGRect.zero; sourceItem: UIView? = nil; barButtonItem: UIBarButtonItem? = nil"
)
public final class UIPopoverPresentationController: NSObject {}
