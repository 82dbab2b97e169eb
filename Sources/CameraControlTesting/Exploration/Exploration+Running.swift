extension Exploration {
  /// Runs parts of the exploration, one after another.
  ///
  /// The exploration ends early if the task is cancelled, with what was found until then.
  ///
  /// - Parameters:
  ///   - parts: Which scripts to run.
  ///   - shard: Which share of the work to do, counted from 1.
  ///   - count: The number of shares. Together they do the same as a single one.
  /// - Returns: What was found.
  /// - Throws: ``ExplorationError`` if the exploration cannot be run, or what the code that creates
  ///   the app throws.
  public nonisolated(nonsending) func run(
    _ parts: ExplorationPart..., shard: Int = 1, of count: Int = 1
  ) async throws -> ExplorationResult {
    try await run(parts, shard: shard, of: count)
  }

  /// Runs parts of the exploration, one after another: see `run(_:shard:of:)`.
  public nonisolated(nonsending) func run(
    _ parts: [ExplorationPart], shard: Int = 1, of count: Int = 1
  ) async throws -> ExplorationResult {
    var campaign = try makeCampaign(parts, shard, count)
    if let (trial, order) = campaign.trial {
      let journal = try trial.begin()
      // An app that cannot be created ends no process, and the parent tells the error.
      _ = try? await play(order, campaign.alphabet, journal)
      trial.end()
    }
    while let order = try campaign.next() {
      let outcome: PlayOutcome
      do {
        outcome = try await play(order, campaign.alphabet, campaign.journal)
      } catch _ where Task.isCancelled {
        break
      }
      try campaign.take(outcome)
    }
    campaign.end()
    return campaign.result
  }
}

extension Exploration {
  /// Runs parts of the exploration, one after another, from synchronous code.
  ///
  /// - Parameters:
  ///   - parts: Which scripts to run.
  ///   - shard: Which share of the work to do, counted from 1.
  ///   - count: The number of shares. Together they do the same as a single one.
  /// - Returns: What was found.
  /// - Throws: ``ExplorationError`` if the exploration cannot be run, or what the code that creates
  ///   the app throws.
  public func run(
    _ parts: ExplorationPart..., shard: Int = 1, of count: Int = 1
  ) throws -> ExplorationResult {
    try run(parts, shard: shard, of: count)
  }

  /// Runs parts of the exploration, one after another, from synchronous code: see `run(_:shard:of:)`.
  public func run(
    _ parts: [ExplorationPart], shard: Int = 1, of count: Int = 1
  ) throws -> ExplorationResult {
    try checkCode()
    var campaign = try makeCampaign(parts, shard, count)
    if let (trial, order) = campaign.trial {
      let journal = try trial.begin()
      // An app that cannot be created ends no process, and the parent tells the error.
      _ = try? play(order, campaign.alphabet, journal)
      trial.end()
    }
    while let order = try campaign.next() {
      let outcome: PlayOutcome
      do {
        outcome = try play(order, campaign.alphabet, campaign.journal)
      } catch _ where Task.isCancelled {
        break
      }
      try campaign.take(outcome)
    }
    campaign.end()
    return campaign.result
  }
}
