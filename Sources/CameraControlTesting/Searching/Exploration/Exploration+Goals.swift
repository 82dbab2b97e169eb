extension Exploration {
  /// Returns an exploration in which something has to hold at least once.
  ///
  /// The exploration fails if no script gets there, and says how near one came. Divide the goal into
  /// parts, so that the search can keep scripts that reach some of them:
  ///
  /// ```swift
  /// .sometimes(
  ///   "a movie is recorded while the overlay is open",
  ///   { _, app in app.isRecording }, { phone, _ in phone.overlay != .hidden })
  /// ```
  ///
  /// - Parameters:
  ///   - name: What has to hold once, as a failure names it.
  ///   - part: Code that returns whether it holds, or whether its first part does. An error counts as
  ///     `false`.
  ///   - more: The same for other parts; all have to hold after the same step.
  /// - Returns: The exploration.
  public func sometimes(
    _ name: String, _ part: @escaping (SimulatedPhone, App) throws -> Bool,
    _ more: (SimulatedPhone, App) throws -> Bool...
  ) -> Exploration {
    adding(name, [.now(part)] + more.map { .now($0) })
  }

  /// Returns an exploration in which something has to hold at least once, with asynchronous code.
  public func sometimes(
    _ name: String,
    _ part: nonisolated(nonsending) @escaping (SimulatedPhone, App) async throws -> Bool,
    _ more: nonisolated(nonsending) (SimulatedPhone, App) async throws -> Bool...
  ) -> Exploration {
    adding(name, [.later(part)] + more.map { .later($0) })
  }

  private func adding(_ name: String, _ parts: [AppCode<App, Bool>]) -> Exploration {
    changed { exploration in
      exploration.goals.append(Goal(name: name, parts: parts))
      exploration.plan.goals.append(ExplorationGoal(name: name, partCount: parts.count))
    }
  }

  /// Something that has to hold once.
  struct Goal {
    let name: String
    let parts: [AppCode<App, Bool>]
  }
}
