extension View {
  /// Adds an action for texts that are submitted in the view.
  ///
  /// Of several, the innermost runs first.
  ///
  /// - Parameters:
  ///   - triggers: What is submitted; only texts are.
  ///   - action: The action.
  /// - Returns: The view with the action.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    EnvironmentView(content: self) { environment in
      if triggers.contains(.text) { environment.submitActions.append(action) }
    }
  }

  /// Keeps submitted texts from the actions further out.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    EnvironmentView(content: self) { environment in
      if isBlocking { environment.submitActions = [] }
    }
  }
}

/// What can be submitted; a search never is here.
@Flags("text; search")
public struct SubmitTriggers: OptionSet, Sendable {}

extension EnvironmentValues {
  /// What happens when a text is submitted, the outermost action first.
  @Entry var submitActions: [() -> Void] = []
}
