extension Exploration {
  /// Returns an exploration whose scripts consist of the given gestures.
  ///
  /// By default, scripts consist of all gestures that are possible on the phone, and of waits for
  /// its timers. Random scripts use common gestures more often. The exploration takes a step only
  /// when the step is possible, such as an `up` after a `down`.
  public func steps(_ steps: GestureStep...) -> Exploration { self.steps(steps) }

  /// Returns an exploration whose scripts consist of the given gestures.
  public func steps(_ steps: [GestureStep]) -> Exploration {
    // The phone cannot perform steps of the app that are repeated, and those have their own names.
    changed { $0.plan.gestures = .listed(steps.filter { !$0.hasStepsOfTheApp }) }
  }

  /// Returns an exploration whose scripts consist of a predefined set of gestures and waits, and of
  /// the steps in `more`.
  ///
  /// ```swift
  /// let result = try exploration.steps(.abstract).run(.exhaustive(depth: 5))
  /// ```
  public func steps(_ name: NamedSteps, and more: [GestureStep] = []) -> Exploration {
    changed { $0.plan.gestures = .named(name, more: more.filter { !$0.hasStepsOfTheApp }) }
  }

  /// Returns an exploration whose scripts also wait for the next timer of the phone or its clock.
  ///
  /// A wait ends just before, at, or just after the timer. Without arguments, scripts use all three waits.
  public func waits(_ waits: DeadlineWait...) -> Exploration {
    changed { $0.plan.waits = waits.isEmpty ? DeadlineWait.allCases : waits }
  }

  /// Returns an exploration whose scripts also contain a step that runs code of your app.
  ///
  /// - Parameters:
  ///   - name: The name of the step in scripts.
  ///   - isPossible: Code that returns whether the step is possible now; by default, it always is.
  ///   - code: The code of the step.
  /// - Returns: The exploration.
  public func step(
    _ name: String, when isPossible: ((SimulatedPhone, App) -> Bool)? = nil,
    _ code: @escaping (SimulatedPhone, App) throws -> Void
  ) -> Exploration { adding([AppStep(name: name, condition: isPossible, code: .now(code))]) }

  /// Returns an exploration whose scripts also contain a step that runs asynchronous app code.
  public func step(
    _ name: String, when isPossible: ((SimulatedPhone, App) -> Bool)? = nil,
    _ code: nonisolated(nonsending) @escaping (SimulatedPhone, App) async throws -> Void
  ) -> Exploration { adding([AppStep(name: name, condition: isPossible, code: .later(code))]) }

  /// Returns an exploration whose scripts also contain steps that run your app's code with a value.
  ///
  /// ```swift
  /// .step("pick", of: 0..<3, when: { _, app in app.isPicking }) { _, app, item in app.pick(item) }
  /// ```
  ///
  /// In a script, the step's name includes its value: `app "pick 2"`. No two values may have the
  /// same description. Put the simplest value first, because the exploration simplifies a failing
  /// script by trying earlier values.
  public func step<Values: Sequence>(
    _ name: String, of values: Values, when isPossible: ((SimulatedPhone, App) -> Bool)? = nil,
    _ code: @escaping (SimulatedPhone, App, Values.Element) throws -> Void
  ) -> Exploration {
    adding(name, values, isPossible) { value in .now { try code($0, $1, value) } }
  }

  /// Returns an exploration whose scripts also contain steps that run asynchronous code of your app
  /// with a value.
  public func step<Values: Sequence>(
    _ name: String, of values: Values, when isPossible: ((SimulatedPhone, App) -> Bool)? = nil,
    _ code:
      nonisolated(nonsending) @escaping (SimulatedPhone, App, Values.Element) async throws -> Void
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
      exploration.plan.appSteps += steps.map { (name: $0.name, first: first) }
    }
  }
}
