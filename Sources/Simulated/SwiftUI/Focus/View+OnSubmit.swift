extension View {
  /// Adds an action for texts that the person submits in the view.
  ///
  /// If there are several actions, the innermost runs first.
  ///
  /// - Parameters:
  ///   - triggers: What the person can submit; the simulation submits only texts.
  ///   - action: The action.
  /// - Returns: The view with the action.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    EnvironmentView(content: self) { environment in
      if triggers.contains(.text) { environment.submitActions.append(action) }
    }
  }

  /// Prevents submitted texts from reaching the actions of outer views.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    EnvironmentView(content: self) { environment in
      if isBlocking { environment.submitActions = [] }
    }
  }
}

/// What a person can submit; the simulation never submits a search.
@Flags("text; search")
public struct SubmitTriggers: OptionSet, Sendable {}

extension EnvironmentValues {
  /// What happens when a text is submitted, the outermost action first.
  @Entry var submitActions: [() -> Void] = []
}
