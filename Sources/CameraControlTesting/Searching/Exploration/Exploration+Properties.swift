extension Exploration {
  /// Returns an exploration that checks a condition, called a property, after every step.
  ///
  /// - Parameters:
  ///   - name: A name for the property, which failures show.
  ///   - holds: Code that returns whether the property holds; an error counts as `false`.
  /// - Returns: The exploration.
  public func always(
    _ name: String, _ holds: @escaping (SimulatedPhone, App) throws -> Bool
  ) -> Exploration { adding(Property(name: name, isForTheEnd: false, code: .now(holds))) }

  /// Returns an exploration where asynchronous code checks a property after every step.
  public func always(
    _ name: String,
    _ holds: nonisolated(nonsending) @escaping (SimulatedPhone, App) async throws -> Bool
  ) -> Exploration { adding(Property(name: name, isForTheEnd: false, code: .later(holds))) }

  /// Returns an exploration that checks a property at the end of every script.
  ///
  /// The exploration checks the property when no button is down and all timers have fired. The
  /// parameters work as in `always(_:_:)`.
  public func finally(
    _ name: String, _ holds: @escaping (SimulatedPhone, App) throws -> Bool
  ) -> Exploration { adding(Property(name: name, isForTheEnd: true, code: .now(holds))) }

  /// Returns an exploration where asynchronous code checks a property at the end of every script.
  public func finally(
    _ name: String,
    _ holds: nonisolated(nonsending) @escaping (SimulatedPhone, App) async throws -> Bool
  ) -> Exploration { adding(Property(name: name, isForTheEnd: true, code: .later(holds))) }

  private func adding(_ property: Property) -> Exploration {
    changed { $0.properties.append(property) }
  }

  /// Returns an exploration that distinguishes the app's states by a value that you return.
  ///
  /// From each state, an exhaustive search tries all further steps once. Two states are the same if
  /// the phone and its controls are in the same state and `value` returns equal values. If two
  /// states differ only in something that `value` leaves out, the search skips one of the states.
  /// If an exploration has no `stateKey`, two states are the same only if the same app steps led to
  /// both states in the same order.
  ///
  /// Random scripts read `value` after each step, and look for rare values. If `value` returns a
  /// struct, they look for rare values of each stored property, even of one that `==` ignores.
  ///
  /// Return everything your app remembers:
  ///
  /// ```swift
  /// .stateKey { app in app.isRecording }
  /// ```
  public func stateKey(_ value: @escaping (App) -> some Hashable) -> Exploration {
    changed { $0.stateKey.append(.now { _, app in AnyHashable(value(app)) }) }
  }

  /// Returns an exploration that distinguishes the app's states by a value from asynchronous code.
  ///
  /// While the code waits, tasks of the app continue.
  public func stateKey<Value: Hashable>(
    _ value: nonisolated(nonsending) @escaping (App) async -> Value
  ) -> Exploration {
    changed { $0.stateKey.append(.later { _, app in AnyHashable(await value(app)) }) }
  }

  /// Returns an exploration that doesn't check some of the built-in properties.
  public func without(_ properties: BuiltInProperty...) -> Exploration {
    changed { $0.plan.builtIn.subtract(properties) }
  }

  /// Returns an exploration that also checks built-in properties that are off by default.
  public func with(_ properties: BuiltInProperty...) -> Exploration {
    changed { $0.plan.builtIn.formUnion(properties) }
  }

  /// Returns an exploration whose results merge only with results of the same version of the app.
  ///
  /// The results of an exploration's jobs (shards) merge only if every job uses the same phone,
  /// steps, property names, options, and parts. The library can't compare your app's code when it
  /// merges results, so pass a version, such as the commit that every machine builds.
  public func version(_ text: String) -> Exploration { changed { $0.plan.version = text } }

  /// Returns an exploration that ends when `count` properties have failed; the minimum is 1.
  public func stop(afterFailures count: Int) -> Exploration {
    changed { $0.plan.mostFailures = max(1, count) }
  }

  /// Returns an exploration that asks before each script whether it is still wanted, and otherwise ends
  /// with what was found until then.
  package func going(while isWanted: @escaping () -> Bool) -> Exploration {
    changed { $0.isWanted = isWanted }
  }

  /// Returns an exploration that goes by another clock, which says how much time has passed since it began.
  package func timed(by elapsed: @escaping () -> Duration) -> Exploration {
    changed { $0.startClock = { elapsed } }
  }

  /// Returns an exploration that reports its progress, at intervals and with each failure.
  public func progress(_ report: @escaping (ExplorationProgress) -> Void) -> Exploration {
    changed { $0.reportProgress = report }
  }
}
