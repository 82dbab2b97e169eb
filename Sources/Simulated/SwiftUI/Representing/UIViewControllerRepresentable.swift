public import SimulatedUIKit

/// A controller of UIKit as part of a description.
///
/// The controller becomes a child of the hosting controller. It is told when its view appears and
/// disappears.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator between the controller and the description; `Void` by default.
  associatedtype Coordinator = Void

  /// The context in which the controller is created and updated.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Updates the controller, after its creation and after each change.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Creates the coordinator, once and before the controller.
  func makeCoordinator() -> Coordinator

  /// Called when the description is no longer shown.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Does nothing, since there is no coordinator.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable {
  func showRepresented(in renderer: Renderer) -> [UIView] {
    let kept = renderer.keep { RepresentedController<Self>(coordinator: makeCoordinator()) }
    let context = Context(coordinator: kept.coordinator, environment: renderer.environment)
    let controller = kept.controller ?? makeUIViewController(context: context)
    if kept.controller == nil {
      renderer.controller?.addChild(controller)
      controller.didMove(toParent: renderer.controller)
    }
    kept.controller = controller
    updateUIViewController(controller, context: context)
    renderer.live(kept)
    return controller.view.map { [$0] } ?? []
  }
}

/// What is kept for a represented controller while it is shown.
private final class RepresentedController<Description: UIViewControllerRepresentable>: Lifecycle,
  Releasable
{
  let coordinator: Description.Coordinator
  var controller: Description.UIViewControllerType?
  private var isThere = false

  init(coordinator: Description.Coordinator) { self.coordinator = coordinator }

  func settle() {
    guard !isThere else { return }
    isThere = true
    controller?.viewWillAppear(false)
    controller?.viewDidAppear(false)
  }

  func disappear() {
    guard isThere else { return }
    isThere = false
    controller?.viewWillDisappear(false)
    controller?.viewDidDisappear(false)
  }

  func release() {
    guard let controller else { return }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
    Description.dismantleUIViewController(controller, coordinator: coordinator)
  }
}
