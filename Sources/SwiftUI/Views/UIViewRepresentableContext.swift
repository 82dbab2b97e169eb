/// The context in which a represented UIKit view is created and updated.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Description: UIViewRepresentable> {
  /// The coordinator between the UIKit view and the description.
  public let coordinator: Description.Coordinator
}
