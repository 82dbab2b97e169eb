extension PhoneApp {
  /// Calls `handler` on the main queue with each step of the app on its way out of the front and back, for
  /// as long as the observation is kept.
  ///
  /// The app's sessions are interrupted, and run again, in their place among these calls (SES40).
  package func observeTransitions(
    _ handler: @escaping @MainActor @Sendable (AppTransition) -> Void
  ) -> ObservationToken {
    let listeners = phone.host.step { [id] state in
      state.world.hearOfTransitions(id)
      return state.registry.listeners(to: id)
    }
    return listeners.add { transition in MainActor.assumeIsolated { handler(transition) } }
  }
}
