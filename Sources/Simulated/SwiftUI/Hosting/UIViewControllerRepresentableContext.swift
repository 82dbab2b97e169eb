/// The context in which a represented controller is created and updated.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Description: UIViewControllerRepresentable> {
  /// The coordinator between the controller and the description.
  public let coordinator: Description.Coordinator

  /// The environment of the description.
  public let environment: EnvironmentValues

  /// The circumstances of the update.
  public var transaction: Transaction { Transaction() }
}
