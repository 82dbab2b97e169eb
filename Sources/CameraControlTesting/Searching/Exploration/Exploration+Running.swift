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

  // MARK: A run of a script on a new phone with a new app

  // Both runs, from asynchronous code and from synchronous code, perform the acts of the play. Everything
  // runs in the isolation of the caller, so the app need not be `Sendable`.

  nonisolated(nonsending) func play(_ order: PlayOrder, _ campaign: Campaign) async -> PlayOutcome {
    var play = Play(order, plan, campaign.search.alphabet, campaign.watchdog)
    let phone = play.phone
    guard let app = play.made(await makeApp.run(phone, ())) else { return play.finish() }
    while let act = play.next({ appSteps[$0].isPossible(phone, app) }) {
      switch act {
      case .wait: await phone.courier.wait()
      case .perform(let step): await phone.drive { await phone.carryOut(step) }
      case .take(let step):
        play.note(step: appSteps[step].name, await appSteps[step].code.run(phone, app))
      case .check(let atEnd):
        for property in properties where property.isForTheEnd == atEnd && play.isOpen(property.name)
        {
          play.note(property: property.name, await property.code.run(phone, app))
        }
        for goal in play.order.goals where !atEnd {
          for (part, code) in goals[goal].enumerated() {
            play.note(part: part, of: goal, await code.run(phone, app))
          }
        }
      case .read: for code in stateKey { play.note(value: await code.run(phone, app)) }
      case .pass(let deadline): await phone.pass(deadline: deadline)
      }
    }
    // The app must outlive the callbacks that the phone still sends.
    withExtendedLifetime(app) {}
    return play.finish()
  }

  /// Runs a script at once, and returns what became of it.
  func play(_ order: PlayOrder, _ campaign: Campaign) -> PlayOutcome {
    var play = Play(order, plan, campaign.search.alphabet, campaign.watchdog)
    let phone = play.phone
    guard let app = play.made(Result(catching: makeApp.bound(to: phone, ()))) else {
      return play.finish()
    }
    let properties = properties.map {
      (
        name: $0.name, isForTheEnd: $0.isForTheEnd,
        holds: $0.code.bound(to: phone, app, reads: true)
      )
    }
    while let act = play.next({ appSteps[$0].isPossible(phone, app) }) {
      switch act {
      case .wait: phone.courier.wait()
      case .perform(let step): phone.drive { phone.carryOut(step) }
      case .take(let number):
        let step = appSteps[number]
        play.note(step: step.name, Result(catching: step.code.bound(to: phone, app)))
      case .check(let atEnd):
        for property in properties where property.isForTheEnd == atEnd && play.isOpen(property.name)
        {
          play.note(property: property.name, Result(catching: property.holds))
        }
        for goal in play.order.goals where !atEnd {
          for (part, code) in goals[goal].enumerated() {
            let holds = code.bound(to: phone, app, reads: true)
            play.note(part: part, of: goal, Result(catching: holds))
          }
        }
      case .read:
        for code in stateKey {
          play.note(value: Result(catching: code.bound(to: phone, app, reads: true)))
        }
      case .pass(let deadline): phone.pass(deadline: deadline)
      }
    }
    withExtendedLifetime(app) {}
    return play.finish()
  }
}
