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
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}
