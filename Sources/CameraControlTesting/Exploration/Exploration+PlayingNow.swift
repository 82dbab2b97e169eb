import CameraControl

// A run of a script, from synchronous code. `Exploration+Playing.swift` does the same and waits.

extension Exploration {
  /// Runs a script on a new phone with a new app.
  ///
  /// - Parameters:
  ///   - order: The script.
  ///   - alphabet: The moves that scripts are made of.
  ///   - journal: Where each step is written down before it is performed.
  /// - Returns: What became of it.
  /// - Throws: What the code that creates the app throws.
  func play(_ order: PlayOrder, _ alphabet: Alphabet, _ journal: Journal?) throws -> PlayOutcome {
    var play = Play(order, plan, alphabet, journal)
    let phone = play.phone
    defer { phone.markFinished() }
    guard case .now(let makeApp) = makeApp else { Self.hasToWait() }
    let app = try makeApp(phone)
    phone.courier.wait()
    check(&play, app, isEnd: false)
    play.beginLagging()
    while let step = play.next() {
      perform(step, &play, app)
      check(&play, app, isEnd: false)
    }
    if play.wantsState { play.noteState(try alike.map { try run($0, phone, app) }) }
    if play.endLagging() {
      phone.courier.wait()
      check(&play, app, isEnd: false)
    }
    guard play.outcome.broken == nil else { return play.finish() }
    rest(&play)
    check(&play, app, isEnd: false)
    play.checkAtRest()
    check(&play, app, isEnd: true)
    if play.outcome.broken == nil { finish(&play) }
    return play.finish()
  }

  private func perform(_ step: GestureStep, _ play: inout Play, _ app: App) {
    guard case .app(let name) = step else {
      return play.phone.drive { [phone = play.phone] in phone.carryOut(step) }
    }
    play.phone.store.add(step, at: play.phone.now)
    guard let appStep = appSteps.first(where: { $0.name == name }) else { return }
    do {
      try run(appStep.code, play.phone, app)
    } catch {
      play.note(.failed(name, error))
    }
    play.phone.courier.wait()
  }

  private func check(_ play: inout Play, _ app: App, isEnd: Bool) {
    if !isEnd { play.check() }
    // The app has not heard of everything yet; its claims are checked once it has.
    guard !play.isLagging else { return }
    for claim in claims where claim.isForTheEnd == isEnd && play.outcome.broken == nil {
      do {
        if try !run(claim.code, play.phone, app) { play.note(BrokenClaim(claim.name)) }
      } catch {
        play.note(.failed(claim, error))
      }
    }
  }

  private func rest(_ play: inout Play) {
    let phone = play.phone
    for step in play.lettingGo() { phone.drive { phone.carryOut(step) } }
    let end = phone.now.advanced(by: Play.Rest.time)
    for _ in 0..<Play.Rest.deadlines {
      guard let deadline = phone.nextDeadline(by: end) else { return }
      phone.pass(deadline: deadline)
    }
    play.noteUnrest()
  }

  private func finish(_ play: inout Play) {
    do {
      try play.phone.finish(allowing: play.toleratedLeftovers)
    } catch let unfinished as UnfinishedPhone {
      play.note(unfinished.leftovers)
    } catch {
      play.note(BrokenClaim(.nothingLeftOver, "\(error)"))
    }
  }

  private func run<Output>(
    _ code: AppCode<Output>, _ phone: SimulatedPhone, _ app: App
  ) throws -> Output {
    guard case .now(let body) = code else { Self.hasToWait() }
    return try body(phone, app)
  }

  private static func hasToWait() -> Never {
    preconditionFailure("a synchronous run has asynchronous code, which checkCode() excludes")
  }
}

extension BrokenClaim {
  /// A step of the app threw an error.
  static func failed(_ step: String, _ error: any Error) -> BrokenClaim {
    BrokenClaim("the step “\(step)” throws no error", "it threw: \(error)")
  }

  /// The code of a claim threw an error.
  static func failed<App>(_ claim: Exploration<App>.Claim, _ error: any Error) -> BrokenClaim {
    BrokenClaim(claim.name, "the claim threw: \(error)")
  }
}
