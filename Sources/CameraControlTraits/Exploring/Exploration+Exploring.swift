#if canImport(Testing)
  public import CameraControlTesting
  public import Testing

  extension Exploration {
    /// Runs the exploration with the scripts that the test's trait `.explores(…)` selects.
    ///
    /// Records an issue for each property that doesn't hold.
    ///
    /// - Parameters:
    ///   - isolation: The actor of the app. The generated test for a failure uses the same actor.
    ///   - function: The calling function, which helps to choose the framework of a generated test.
    ///   - sourceLocation: The place of the call, where the test records issues.
    /// - Returns: The result.
    /// - Throws: `ExplorationError` if the test has no trait `.explores(…)`, or if the exploration
    ///   can't run or is canceled; also any error that your code throws when it creates the app.
    @discardableResult
    public nonisolated(nonsending) func explore(
      isolation: (any Actor)? = #isolation, function: StaticString = #function,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ExplorationResult {
      let (scope, exploration) = try prepared()
      let result = try await exploration.run(
        scope.parts, shard: scope.share.number, of: scope.share.count, isolation: isolation,
        function: function)
      try scope.report(result, on: model, at: sourceLocation)
      return result
    }

    /// Runs the exploration synchronously with the scripts of the test's trait `.explores(…)`.
    ///
    /// Records an issue for each property that doesn't hold.
    ///
    /// - Parameters:
    ///   - isolation: The actor of the app. The generated test for a failure uses the same actor.
    ///   - function: The calling function, which helps to choose the framework of a generated test.
    ///   - sourceLocation: The place of the call, where the test records issues.
    /// - Returns: The result.
    /// - Throws: `ExplorationError` if the test has no trait `.explores(…)`, or if the exploration
    ///   can't run or is canceled; also any error that your code throws when it creates the app.
    @discardableResult
    public func explore(
      isolation: (any Actor)? = #isolation, function: StaticString = #function,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> ExplorationResult {
      let (scope, exploration) = try prepared()
      let result = try exploration.run(
        scope.parts, shard: scope.share.number, of: scope.share.count, isolation: isolation,
        function: function)
      try scope.report(result, on: model, at: sourceLocation)
      return result
    }

    private func prepared() throws(ExplorationError) -> (ExplorationScope, Exploration) {
      guard let scope = ExplorationScope.current else { throw .noTrait }
      scope.use()
      return (scope, scope.shrinkingCrashes(of: self))
    }
  }
#endif
