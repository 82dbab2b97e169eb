extension Exploration {
  /// Returns an exploration with a goal: a condition that has to hold at least once.
  ///
  /// If no script reaches the goal, the exploration fails and shows the script that came nearest.
  /// If you divide the goal into parts, the search keeps scripts that reach some of the parts:
  ///
  /// ```swift
  /// .sometimes(
  ///   "a movie is recorded while the overlay is open",
  ///   { _, app in app.isRecording }, { phone, _ in phone.overlay != .hidden })
  /// ```
  ///
  /// - Parameters:
  ///   - name: A name for the goal, which the result shows.
  ///   - part: Code that returns whether the goal, or its first part, holds; an error counts as
  ///     `false`.
  ///   - more: Code that checks the other parts of the goal. All parts of the goal have to hold
  ///     after the same step.
  /// - Returns: The exploration.
  public func sometimes(
    _ name: String, _ part: @escaping (SimulatedPhone, App) throws -> Bool,
    _ more: (SimulatedPhone, App) throws -> Bool...
  ) -> Exploration { adding(name, [.now(part)] + more.map { .now($0) }) }

  /// Returns an exploration with a goal that asynchronous code checks.
  public func sometimes(
    _ name: String,
    _ part: nonisolated(nonsending) @escaping (SimulatedPhone, App) async throws -> Bool,
    _ more: nonisolated(nonsending) (SimulatedPhone, App) async throws -> Bool...
  ) -> Exploration { adding(name, [.later(part)] + more.map { .later($0) }) }

  private func adding(_ name: String, _ parts: [AppCode<App, Bool>]) -> Exploration {
    changed { exploration in
      exploration.goals.append(parts)
      exploration.plan.goals.append(ExplorationGoal(name: name, partCount: parts.count))
    }
  }
}
