extension Exploration {
  /// Runs parts of the exploration, one after another.
  ///
  /// If you cancel the task, the exploration ends early and returns what it has found.
  ///
  /// - Parameters:
  ///   - parts: The parts of the exploration to run; each part is a selection of scripts.
  ///   - shard: The number of the shard to run, from 1 to `count`.
  ///   - count: The number of shards, which together do the same work as a single run.
  ///   - isolation: The actor of the app, and of the test that is generated for a failure.
  ///   - function: The calling function, whose name helps to choose the generated test's framework.
  /// - Returns: The result.
  /// - Throws: ``ExplorationError`` if the exploration is invalid or performed no step, for example
  ///   because there are fewer scripts than shards; any error of the code that creates the app.
  public nonisolated(nonsending) func run(
    _ parts: ExplorationPart..., shard: Int = 1, of count: Int = 1,
    isolation: (any Actor)? = #isolation, function: StaticString = #function
  ) async throws -> ExplorationResult {
    try await run(parts, shard: shard, of: count, isolation: isolation, function: function)
  }

  /// Runs parts of the exploration, one after another: see `run(_:shard:of:)`.
  public nonisolated(nonsending) func run(
    _ parts: [ExplorationPart], shard: Int = 1, of count: Int = 1,
    isolation: (any Actor)? = #isolation, function: StaticString = #function
  ) async throws -> ExplorationResult {
    let style = TestStyle(of: function, on: isolation, isAsynchronous: true)
    var campaign = try makeCampaign(parts, shard, count, style)
    while let order = try campaign.next() { try campaign.take(await play(order, campaign)) }
    return try campaign.end()
  }

  /// Runs parts of the exploration, one after another, from synchronous code: see `run(_:shard:of:)`.
  public func run(
    _ parts: ExplorationPart..., shard: Int = 1, of count: Int = 1,
    isolation: (any Actor)? = #isolation, function: StaticString = #function
  ) throws -> ExplorationResult {
    try run(parts, shard: shard, of: count, isolation: isolation, function: function)
  }

  /// Runs parts of the exploration, one after another, from synchronous code: see `run(_:shard:of:)`.
  public func run(
    _ parts: [ExplorationPart], shard: Int = 1, of count: Int = 1,
    isolation: (any Actor)? = #isolation, function: StaticString = #function
  ) throws -> ExplorationResult {
    let style = TestStyle(of: function, on: isolation, isAsynchronous: false)
    var campaign = try makeCampaign(parts, shard, count, style)
    while let order = try campaign.next() { try campaign.take(play(order, campaign)) }
    return try campaign.end()
  }
}
