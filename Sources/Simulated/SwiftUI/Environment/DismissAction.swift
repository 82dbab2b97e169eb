/// Ends the presentation of a sheet or cover; does nothing in a view that is not presented.
@MainActor @preconcurrency
public struct DismissAction {
  private let dismiss: @MainActor () -> Void

  nonisolated init(_ dismiss: @escaping @MainActor () -> Void) { self.dismiss = dismiss }
  /// Ends the presentation.
  public func callAsFunction() { dismiss() }
}

extension EnvironmentValues {
  /// Ends the presentation that the view is in.
  @Entry public internal(set) var dismiss: DismissAction = DismissAction {}
}
