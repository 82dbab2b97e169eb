extension Exploration {
  /// Returns an exploration whose scripts consist of these gestures.
  ///
  /// Without this, scripts consist of all gestures that make sense on the phone, and of waits for
  /// what is due; the more common ones come up more often in random scripts. A step is only taken
  /// where it can happen, such as an `up` after a `down`.
  public func steps(_ steps: GestureStep...) -> Exploration { self.steps(steps) }

  /// Returns an exploration whose scripts consist of these gestures.
  public func steps(_ steps: [GestureStep]) -> Exploration {
    // The phone cannot perform steps of the app that are repeated, and those have their own names.
    changed { $0.plan.gestures = .listed(steps.filter { !$0.hasStepsOfTheApp }) }
  }

  /// Returns an exploration whose scripts consist of a predefined set of gestures with its waits, and of
  /// others.
  ///
  /// ```swift
  /// let result = try exploration.steps(.abstract).run(.exhaustive(depth: 5))
  /// ```
  public func steps(_ name: NamedSteps, and more: [GestureStep] = []) -> Exploration {
    changed { $0.plan.gestures = .named(name, more: more.filter { !$0.hasStepsOfTheApp }) }
  }

  /// Returns an exploration whose scripts also wait for what the phone or its clock does next.
  ///
  /// The waits come as close to it as is named, or in all ways if none is named.
  public func waits(_ waits: DeadlineWait...) -> Exploration {
    changed { $0.plan.waits = waits.isEmpty ? DeadlineWait.allCases : waits }
  }

  /// Returns an exploration whose scripts also have a step of the app.
  ///
  /// - Parameters:
  ///   - name: What the step does, as scripts name it.
  ///   - isPossible: Code that returns whether the step can be taken now; without it, it always can.
  ///   - code: What to run.
  /// - Returns: The exploration.
  public func step(
    _ name: String, when isPossible: ((SimulatedPhone, App) -> Bool)? = nil,
    _ code: @escaping (SimulatedPhone, App) throws -> Void
  ) -> Exploration {
    adding([AppStep(name: name, condition: isPossible, code: .now(code))])
  }

  /// Returns an exploration whose scripts also have an asynchronous step of the app.
  public func step(
    _ name: String, when isPossible: ((SimulatedPhone, App) -> Bool)? = nil,
    _ code: nonisolated(nonsending) @escaping (SimulatedPhone, App) async throws -> Void
  ) -> Exploration {
    adding([AppStep(name: name, condition: isPossible, code: .later(code))])
  }

  /// Returns an exploration whose scripts also have a step of the app for each of several values.
  ///
  /// ```swift
  /// .step("pick", of: 0..<3, when: { _, app in app.isPicking }) { _, app, item in app.pick(item) }
  /// ```
  ///
  /// Scripts name the step with its value: `app "pick 2"`, so the descriptions of the values have to
  /// differ. A script that fails is made simpler by taking an earlier value: the simplest comes first.
  public func step<Values: Sequence>(
    _ name: String, of values: Values, when isPossible: ((SimulatedPhone, App) -> Bool)? = nil,
    _ code: @escaping (SimulatedPhone, App, Values.Element) throws -> Void
  ) -> Exploration {
    adding(name, values, isPossible) { value in .now { try code($0, $1, value) } }
  }

  /// Returns an exploration whose scripts also have an asynchronous step of the app for each of several
  /// values.
  public func step<Values: Sequence>(
    _ name: String, of values: Values, when isPossible: ((SimulatedPhone, App) -> Bool)? = nil,
    _ code:
      nonisolated(nonsending) @escaping (SimulatedPhone, App, Values.Element) async throws ->
      Void
  ) -> Exploration {
    adding(name, values, isPossible) { value in .later { try await code($0, $1, value) } }
  }

  private func adding<Values: Sequence>(
    _ name: String, _ values: Values, _ isPossible: ((SimulatedPhone, App) -> Bool)?,
    _ code: (Values.Element) -> AppCode<App, Void>
  ) -> Exploration {
    adding(values.map { AppStep(name: "\(name) \($0)", condition: isPossible, code: code($0)) })
  }

  private func adding(_ steps: [AppStep]) -> Exploration {
    changed { exploration in
      let first = exploration.appSteps.count
      exploration.appSteps += steps
      exploration.plan.appSteps += steps.map { AppStepName(name: $0.name, first: first) }
    }
  }
}
