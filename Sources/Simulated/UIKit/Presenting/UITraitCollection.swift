/// The traits of the environment that shows an app: an upright phone with light colors.
@Kept(
  """
  let userInterfaceStyle: UIUserInterfaceStyle = .light; let displayScale: CGFloat = 3
  let horizontalSizeClass: UIUserInterfaceSizeClass = .compact; let userInterfaceIdiom: UIUserInterfaceIdiom = .phone
  let verticalSizeClass: UIUserInterfaceSizeClass = .regular; class let current: UITraitCollection = .init()
  func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool = false
  """)
public final class UITraitCollection: NSObject, Sendable {}

extension UIColor {
  /// Creates the color that the provider returns for the current traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(.current).cgColor)
  }
}

extension UIResponder {
  /// How the app is shown.
  public var traitCollection: UITraitCollection { .current }
}

/// Whether colors are light or dark.
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

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure beside the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// What is known of a change of the size.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

/// Where a presented controller would point to.
@Kept(
  """
  sourceView: UIView? = nil; sourceRect = CGRect.zero; sourceItem: UIView? = nil; barButtonItem: UIBarButtonItem? = nil
  permittedArrowDirections: UIPopoverArrowDirection = .any
  """
)
public final class UIPopoverPresentationController: UIPresentationController {}

/// Where an arrow may point to.
@Flags("up; down; left; right; any = 15")
public struct UIPopoverArrowDirection: OptionSet, Sendable {}

/// How a controller is presented.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {}

/// How a sheet is presented, which has no effect.
@Kept(
  """
  detents: [Detent] = [.large()]; prefersGrabberVisible = false; preferredCornerRadius: CGFloat? = nil
  selectedDetentIdentifier: Detent.Identifier? = nil; largestUndimmedDetentIdentifier: Detent.Identifier? = nil
  prefersScrollingExpandsWhenScrolledToEdge = true; func animateChanges(_ changes: () -> Void) = changes()
  """)
public final class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  @MainActor @preconcurrency
  @Kept(
    "static func medium() -> Detent = .init(identifier: .medium); static func large() -> Detent = .init(identifier: .large)"
  )
  @Fields("let", "identifier: Identifier")
  public final class Detent: NSObject {
    /// The name of a height.
    @RawText("com.apple.UIKit.", "medium; large")
    public struct Identifier: RawRepresentable, Hashable, Sendable {}
  }
}

extension UIViewController {
  #kept("let presentationController: UIPresentationController? = sheetPresentationController")

  /// How the controller is presented as a sheet, or `nil` while it presents another controller.
  public var sheetPresentationController: UISheetPresentationController? {
    presentedViewController == nil ? UISheetPresentationController() : nil
  }
}
