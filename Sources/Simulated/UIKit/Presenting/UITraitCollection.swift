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
  /// The traits with which the phone shows the app.
  public var traitCollection: UITraitCollection { .current }
}

/// Whether colors are light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// How much space is available in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// A set of edges of the screen.
@Flags("top; left; bottom; right; all = 15")
public struct UIRectEdge: OptionSet, Sendable {}

/// A coordinator of animations during a change of the size; a simulated phone makes no such change.
@MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
  /// Runs closures during the change and after it.
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure during the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The details of a change of the size.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

/// The presentation of a controller in a popover, with the view to which the popover points.
@Kept(
  """
  sourceView: UIView? = nil; sourceRect = CGRect.zero; sourceItem: UIView? = nil; barButtonItem: UIBarButtonItem? = nil
  permittedArrowDirections: UIPopoverArrowDirection = .any
  """
)
public final class UIPopoverPresentationController: UIPresentationController {}

/// The directions in which the arrow of a popover may point.
@Flags("up; down; left; right; any = 15")
public struct UIPopoverArrowDirection: OptionSet, Sendable {}

/// The presentation of a controller.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {}

/// The presentation of a controller as a sheet; its properties have no effect.
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

  /// The presentation of this controller as a sheet; `nil` while it presents another controller.
  public var sheetPresentationController: UISheetPresentationController? {
    presentedViewController == nil ? UISheetPresentationController() : nil
  }
}
