/// Whether a view is presented, with a method to end the presentation, in Apple's older API.
@MainActor @preconcurrency
public struct PresentationMode {
  /// Whether the view is presented.
  public let isPresented: Bool

  private let action: DismissAction

  nonisolated init(isPresented: Bool, action: DismissAction) {
    (self.isPresented, self.action) = (isPresented, action)
  }

  /// Ends the presentation.
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// Whether the view is presented, as a binding whose value ends the presentation.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }

  /// Whether the view is presented in a sheet or cover.
  @Entry public internal(set) var isPresented: Bool = false
}
