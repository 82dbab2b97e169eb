#if canImport(Testing)
  public import CameraControlTesting
  public import Testing

  extension Exploration {
    /// Explores the scripts that the trait `.explores(…)` of the test names.
    ///
    /// Records an issue for each broken property.
    ///
    /// - Parameters:
    ///   - isolation: The actor of the app, and of the test that a failure generates.
    ///   - function: The function of the call, for the test that a failure generates.
    ///   - sourceLocation: The place of the call, for issues.
    /// - Returns: The result.
    /// - Throws: `ExplorationError` if the test has no such trait, or the exploration cannot run or
    ///   is canceled; also any error of the code that creates the app.
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

    /// Explores the scripts that the trait `.explores(…)` of the test names, from synchronous code.
    ///
    /// Records an issue for each broken property.
    ///
    /// - Parameters:
    ///   - isolation: The actor of the app, and of the test that a failure generates.
    ///   - function: The function of the call, for the test that a failure generates.
    ///   - sourceLocation: The place of the call, for issues.
    /// - Returns: The result.
    /// - Throws: `ExplorationError` if the test has no such trait, or the exploration cannot run or
    ///   is canceled; also any error of the code that creates the app.
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
