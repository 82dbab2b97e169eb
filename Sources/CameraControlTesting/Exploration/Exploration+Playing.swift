// A run of a script on a new phone with a new app, from asynchronous code and from synchronous code. Both
// do what the play asks for; everything runs in the isolation of the caller, so the app need not be
// `Sendable`.

extension Exploration {
  /// Runs a script.
  ///
  /// - Parameters:
  ///   - order: The script.
  ///   - alphabet: The moves that scripts are made of.
  ///   - watchdog: Who is told each step before it is performed.
  /// - Returns: What became of it.
  /// - Throws: What the code that creates the app throws.
  nonisolated(nonsending) func play(
    _ order: PlayOrder, _ alphabet: Alphabet, _ watchdog: Watchdog
  ) async throws -> PlayOutcome {
    var play = Play(order, plan, alphabet, watchdog)
    let phone = play.phone
    defer { phone.markFinished() }
    let app = try await makeApp.run(phone, ()).get()
    let isPossible = { (step: Int) in appSteps[step].isPossible(phone, app) }
    while let act = play.next(isPossible) {
      switch act {
      case .wait: await phone.courier.wait()
      case .perform(let step): await phone.drive { await phone.carryOut(step) }
      case .take(let number):
        play.note(step: appSteps[number].name, await appSteps[number].code.run(phone, app))
        await phone.courier.wait()
      case .check(let atEnd):
        for claim in claims where claim.isForTheEnd == atEnd && play.isOpen(claim.name) {
          play.note(claim: claim.name, await claim.code.run(phone, app))
        }
      case .read:
        var values: [AnyHashable] = []
        for code in alike { values.append(try await code.run(phone, app).get()) }
        play.noteState(values, isPossible)
      case .pass(let deadline): await phone.pass(deadline: deadline)
      case .finish:
        do {
          try await phone.finish(allowing: play.toleratedLeftovers)
        } catch {
          play.noteLeftovers(error)
        }
      }
    }
    // What the phone still calls must find the app.
    withExtendedLifetime(app) {}
    return play.finish()
  }

  /// Runs a script at once.
  func play(
    _ order: PlayOrder, _ alphabet: Alphabet, _ watchdog: Watchdog
  ) throws -> PlayOutcome {
    var play = Play(order, plan, alphabet, watchdog)
    let phone = play.phone
    defer { phone.markFinished() }
    let app = try makeApp.runNow(phone, ()).get()
    let isPossible = { (step: Int) in appSteps[step].isPossible(phone, app) }
    while let act = play.next(isPossible) {
      switch act {
      case .wait: phone.courier.wait()
      case .perform(let step): phone.drive { phone.carryOut(step) }
      case .take(let number):
        play.note(step: appSteps[number].name, appSteps[number].code.runNow(phone, app))
        phone.courier.wait()
      case .check(let atEnd):
        for claim in claims where claim.isForTheEnd == atEnd && play.isOpen(claim.name) {
          play.note(claim: claim.name, claim.code.runNow(phone, app))
        }
      case .read: play.noteState(try alike.map { try $0.runNow(phone, app).get() }, isPossible)
      case .pass(let deadline): phone.pass(deadline: deadline)
      case .finish:
        do {
          try phone.finish(allowing: play.toleratedLeftovers)
        } catch {
          play.noteLeftovers(error)
        }
      }
    }
    withExtendedLifetime(app) {}
    return play.finish()
  }
}
