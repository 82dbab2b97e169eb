/// What a view of UIKit in a description is made and brought up to date with.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Description: UIViewRepresentable> {
  /// Who mediates between the view and the description.
  public let coordinator: Description.Coordinator
}
