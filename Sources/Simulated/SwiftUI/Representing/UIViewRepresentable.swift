public import SimulatedUIKit

/// A UIKit view as part of a description.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// The type of the coordinator between the UIKit view and the description; `Void` by default.
  associatedtype Coordinator = Void

  /// The context in which the UIKit view is created and updated.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the UIKit view, once.
  func makeUIView(context: Context) -> UIViewType

  /// Updates the UIKit view, after its creation and after each change.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Creates the coordinator, once and before the UIKit view.
  func makeCoordinator() -> Coordinator

  /// Called when the description is no longer shown.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable where Coordinator == Void {
  /// Does nothing, since there is no coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable {
  func showRepresented(in renderer: Renderer) -> [UIView] {
    let kept = renderer.keep { RepresentedView<Self>(coordinator: makeCoordinator()) }
    let context = Context(coordinator: kept.coordinator, environment: renderer.environment)
    let view = kept.view ?? makeUIView(context: context)
    kept.view = view
    updateUIView(view, context: context)
    return [view]
  }
}

/// What is kept for a represented UIKit view while it is shown.
private final class RepresentedView<Description: UIViewRepresentable>: Releasable {
  let coordinator: Description.Coordinator
  var view: Description.UIViewType?

  init(coordinator: Description.Coordinator) { self.coordinator = coordinator }

  func release() {
    if let view { Description.dismantleUIView(view, coordinator: coordinator) }
  }
}
