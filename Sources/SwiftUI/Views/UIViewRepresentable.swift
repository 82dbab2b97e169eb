public import UIKit

/// A view of UIKit that takes part in a description.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The view of UIKit.
  associatedtype UIViewType: UIView
  /// Who mediates between the view and the description; nobody by default.
  associatedtype Coordinator = Void

  /// What the view is made and brought up to date with.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType

  /// Brings the view up to date, at first and after each change.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Makes the coordinator, once and before the view.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  func showRepresented(in renderer: Renderer) -> [UIView] {
    let kept = renderer.keep { RepresentedView<Self>() }
    let context = kept.context ?? Context(coordinator: makeCoordinator())
    let view = kept.view ?? makeUIView(context: context)
    (kept.context, kept.view) = (context, view)
    updateUIView(view, context: context)
    return [view]
  }
}

/// What is kept of a view of UIKit while it is shown.
private final class RepresentedView<Description: UIViewRepresentable> {
  var context: Description.Context?
  var view: Description.UIViewType?
}
