import CameraControl

// A run of a script, from asynchronous code. `Exploration+PlayingNow.swift` does the same at once.
//
// Everything runs in the isolation of the caller, so the app need not be `Sendable`.

extension Exploration {
  /// Runs a script on a new phone with a new app.
  ///
  /// - Parameters:
  ///   - order: The script.
  ///   - alphabet: The moves that scripts are made of.
  ///   - journal: Where each step is written down before it is performed.
  /// - Returns: What became of it.
  /// - Throws: What the code that creates the app throws.
  nonisolated(nonsending) func play(_ order: PlayOrder, _ alphabet: Alphabet, _ journal: Journal?)
    async throws
    -> PlayOutcome
  {
    var play = Play(order, plan, alphabet, journal)
    let phone = play.phone
    defer { phone.markFinished() }
    let app = try await make(on: phone)
    await phone.courier.wait()
    await check(&play, app, isEnd: false)
    play.beginLagging()
    while let step = play.next() {
      await perform(step, &play, app)
      await check(&play, app, isEnd: false)
    }
    if play.wantsState {
      var values: [AnyHashable] = []
      for code in alike { values.append(try await run(code, phone, app)) }
      play.noteState(values)
    }
    if play.endLagging() {
      await phone.courier.wait()
      await check(&play, app, isEnd: false)
    }
    guard play.outcome.broken == nil else { return play.finish() }
    await rest(&play)
    await check(&play, app, isEnd: false)
    play.checkAtRest()
    await check(&play, app, isEnd: true)
    if play.outcome.broken == nil { await finish(&play) }
    return play.finish()
  }

  private nonisolated(nonsending) func perform(_ step: GestureStep, _ play: inout Play, _ app: App)
    async
  {
    guard case .app(let name) = step else {
      return await play.phone.drive { [phone = play.phone] in await phone.carryOut(step) }
    }
    play.phone.store.add(step, at: play.phone.now)
    guard let appStep = appSteps.first(where: { $0.name == name }) else { return }
    do {
      try await run(appStep.code, play.phone, app)
    } catch {
      play.note(.failed(name, error))
    }
    await play.phone.courier.wait()
  }

  private nonisolated(nonsending) func check(_ play: inout Play, _ app: App, isEnd: Bool) async {
    if !isEnd { play.check() }
    // The app has not heard of everything yet; its claims are checked once it has.
    guard !play.isLagging else { return }
    for claim in claims where claim.isForTheEnd == isEnd && play.outcome.broken == nil {
      do {
        if try await !run(claim.code, play.phone, app) { play.note(BrokenClaim(claim.name)) }
      } catch {
        play.note(.failed(claim, error))
      }
    }
  }

  private nonisolated(nonsending) func rest(_ play: inout Play) async {
    let phone = play.phone
    for step in play.lettingGo() { await phone.drive { await phone.carryOut(step) } }
    let end = phone.now.advanced(by: Play.Rest.time)
    for _ in 0..<Play.Rest.deadlines {
      guard let deadline = phone.nextDeadline(by: end) else { return }
      await phone.pass(deadline: deadline)
    }
    play.noteUnrest()
  }

  private nonisolated(nonsending) func finish(_ play: inout Play) async {
    do {
      try await play.phone.finish(allowing: play.toleratedLeftovers)
    } catch let unfinished as UnfinishedPhone {
      play.note(unfinished.leftovers)
    } catch {
      play.note(BrokenClaim(.nothingLeftOver, "\(error)"))
    }
  }

  private nonisolated(nonsending) func run<Output>(
    _ code: AppCode<Output>, _ phone: SimulatedPhone, _ app: App
  ) async throws -> Output {
    switch code {
    case .now(let body): try body(phone, app)
    case .later(let body): try await body(phone, app)
    }
  }

  private nonisolated(nonsending) func make(on phone: SimulatedPhone) async throws -> App {
    switch makeApp {
    case .now(let makeApp): try makeApp(phone)
    case .later(let makeApp): try await makeApp(phone)
    }
  }
}
