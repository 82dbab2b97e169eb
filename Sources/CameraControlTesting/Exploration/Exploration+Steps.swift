extension Exploration {
  /// Returns an exploration whose scripts consist of these gestures.
  ///
  /// Without this, scripts consist of all gestures that make sense on the phone, and of waits for
  /// what is due; the more common ones come up more often in random scripts. A step is only taken
  /// where it can happen, such as an `up` after a `down`.
  ///
  /// - Parameter steps: The gestures.
  /// - Returns: The exploration.
  public func steps(_ steps: GestureStep...) -> Exploration { self.steps(steps) }

  /// Returns an exploration whose scripts consist of these gestures.
  ///
  /// - Parameter steps: The gestures.
  /// - Returns: The exploration.
  public func steps(_ steps: [GestureStep]) -> Exploration {
    changed { exploration in
      // The phone cannot perform steps of the app that are repeated, and those have their own names.
      exploration.plan.gestures = .listed(steps.filter { !$0.hasStepsOfTheApp })
    }
  }

  /// Returns an exploration whose scripts consist of a predefined set of gestures, and of others.
  ///
  /// ```swift
  /// let result = try exploration.steps(.abstract).run(.exhaustive(depth: 5))
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the set, which comes with its waits.
  ///   - more: Gestures to try besides.
  /// - Returns: The exploration.
  public func steps(_ name: NamedSteps, and more: [GestureStep] = []) -> Exploration {
    changed { $0.plan.gestures = .named(name, more: more.filter { !$0.hasStepsOfTheApp }) }
  }

  /// Returns an exploration whose scripts also wait for what the phone or its clock does next.
  ///
  /// - Parameter waits: How close the waits come; all of them if there are none.
  /// - Returns: The exploration.
  public func waits(_ waits: DeadlineWait...) -> Exploration {
    changed { $0.plan.waits = waits.isEmpty ? DeadlineWait.allCases : waits }
  }

  /// Returns an exploration whose scripts also have a step of the app.
  ///
  /// - Parameters:
  ///   - name: What the step does, as scripts name it.
  ///   - code: What to run.
  /// - Returns: The exploration.
  public func step(
    _ name: String, _ code: @escaping (SimulatedPhone, App) throws -> Void
  ) -> Exploration {
    adding(AppStep(name: name, code: .now(code)))
  }

  /// Returns an exploration whose scripts also have an asynchronous step of the app.
  ///
  /// - Parameters:
  ///   - name: What the step does, as scripts name it.
  ///   - code: What to run.
  /// - Returns: The exploration.
  public func step(
    _ name: String,
    _ code: nonisolated(nonsending) @escaping (SimulatedPhone, App) async throws -> Void
  ) -> Exploration {
    adding(AppStep(name: name, code: .later(code)))
  }

  private func adding(_ step: AppStep) -> Exploration {
    changed { exploration in
      exploration.appSteps.append(step)
      exploration.plan.appSteps.append(step.name)
    }
  }
}
