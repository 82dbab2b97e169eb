extension Exploration {
  /// Runs parts of the exploration, one after another.
  ///
  /// The exploration ends early if the task is canceled, with what was found until then.
  ///
  /// - Parameters:
  ///   - parts: Which scripts to run.
  ///   - shard: Which share of the work to do, counted from 1.
  ///   - count: The number of shares. Together they do the same as a single one.
  ///   - isolation: The actor on which the app runs, for the test that a failure shows.
  ///   - function: The function of the call, for the same reason.
  /// - Returns: What was found.
  /// - Throws: ``ExplorationError`` if the exploration cannot be run or no step was performed, for example
  ///   because there are fewer scripts than shards; what the code that creates the app throws.
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
