/// A UIKit view controller as a part of a SwiftUI view.
///
/// The controller becomes a child of the hosting controller. It receives calls when its view
/// appears and disappears.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator between the controller and SwiftUI; `Void` by default.
  associatedtype Coordinator = Void
  /// The context in which SwiftUI creates and updates the controller.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Creates the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller, after its creation and after each change.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Creates the coordinator, once and before the controller.
  func makeCoordinator() -> Coordinator
  /// Called when SwiftUI no longer shows the controller.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Does nothing, because there is no coordinator.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  func showRepresented(in renderer: Renderer) -> [UIView] {
    let kept = renderer.keep { RepresentedController<Self>() }
    let controller = renderer.evaluate(self) { description in
      let coordinator = kept.parts?.coordinator ?? description.makeCoordinator()
      let context = Context(coordinator: coordinator, environment: renderer.environment)
      let controller = kept.parts?.controller ?? description.makeUIViewController(context: context)
      if kept.parts == nil {
        renderer.controller?.addChild(controller)
        controller.didMove(toParent: renderer.controller)
      }
      kept.parts = (coordinator, controller)
      description.updateUIViewController(controller, context: context)
      return controller
    } then: {
      $0
    }
    renderer.live(kept)
    return controller.view.map { [$0] } ?? []
  }
}

/// What is kept for a represented controller while it is shown.
private final class RepresentedController<Description: UIViewControllerRepresentable>: Appearance,
  Releasable
{
  var parts: (coordinator: Description.Coordinator, controller: Description.UIViewControllerType)?

  override func appear() {
    parts?.controller.viewWillAppear(false)
    parts?.controller.viewIsAppearing(false)
    parts?.controller.viewDidAppear(false)
  }

  override func leave() {
    parts?.controller.viewWillDisappear(false)
    parts?.controller.viewDidDisappear(false)
  }

  func release() {
    guard let parts else { return }
    parts.controller.willMove(toParent: nil)
    parts.controller.removeFromParent()
    Description.dismantleUIViewController(parts.controller, coordinator: parts.coordinator)
  }
}

/// The context in which SwiftUI creates and updates a controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Description: UIViewControllerRepresentable> {
  /// The coordinator between the controller and SwiftUI.
  public let coordinator: Description.Coordinator
  /// The environment of the SwiftUI view.
  public let environment: EnvironmentValues
  /// The circumstances of the update.
  public var transaction: Transaction { Transaction() }
}
