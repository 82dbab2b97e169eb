/// The context in which a represented UIKit view is created and updated.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Description: UIViewRepresentable> {
  /// The coordinator between the UIKit view and the description.
  public let coordinator: Description.Coordinator

  /// The environment of the description.
  public let environment: EnvironmentValues

  /// The circumstances of the update.
  public var transaction: Transaction { Transaction() }
}
