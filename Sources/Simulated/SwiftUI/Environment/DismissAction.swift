/// An action that ends the presentation of a sheet or cover; has no effect in any other view.
@MainActor @preconcurrency
public struct DismissAction {
  private let dismiss: @MainActor () -> Void

  nonisolated init(_ dismiss: @escaping @MainActor () -> Void) { self.dismiss = dismiss }
  /// Ends the presentation.
  public func callAsFunction() { dismiss() }
}

extension EnvironmentValues {
  /// The action that ends the presentation that contains the view.
  @Entry public internal(set) var dismiss: DismissAction = DismissAction {}
}
