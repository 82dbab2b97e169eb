/// A UIKit view as a part of a SwiftUI view.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// The type of the coordinator between the UIKit view and SwiftUI; `Void` by default.
  associatedtype Coordinator = Void
  /// The context in which SwiftUI creates and updates the UIKit view.
  typealias Context = UIViewRepresentableContext<Self>
  /// Creates the UIKit view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the UIKit view, after its creation and after each change.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Creates the coordinator, once and before the UIKit view.
  func makeCoordinator() -> Coordinator
  /// Called when SwiftUI no longer shows the UIKit view.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable where Coordinator == Void {
  /// Does nothing, because there is no coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  func showRepresented(in renderer: Renderer) -> [UIView] {
    let kept = renderer.keep { RepresentedView<Self>() }
    return renderer.evaluate(self) { description in
      let coordinator = kept.parts?.coordinator ?? description.makeCoordinator()
      let context = Context(coordinator: coordinator, environment: renderer.environment)
      let view = kept.parts?.view ?? description.makeUIView(context: context)
      kept.parts = (coordinator, view)
      description.updateUIView(view, context: context)
      return view
    } then: {
      [$0]
    }
  }
}

/// What is kept for a represented UIKit view while it is shown.
private final class RepresentedView<Description: UIViewRepresentable>: Releasable {
  var parts: (coordinator: Description.Coordinator, view: Description.UIViewType)?

  func release() {
    guard let parts else { return }
    Description.dismantleUIView(parts.view, coordinator: parts.coordinator)
  }
}

/// The context in which SwiftUI creates and updates a UIKit view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Description: UIViewRepresentable> {
  /// The coordinator between the UIKit view and SwiftUI.
  public let coordinator: Description.Coordinator
  /// The environment of the SwiftUI view.
  public let environment: EnvironmentValues
  /// The circumstances of the update.
  public var transaction: Transaction { Transaction() }
}
