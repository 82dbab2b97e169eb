import CameraControl

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
    let app = try await makeApp.run(phone)
    let isPossible = { (step: Int) in appSteps[step].isPossible(phone, app) }
    while let act = play.next(isPossible) {
      switch act {
      case .wait: await phone.courier.wait()
      case .perform(let step): await phone.drive { await phone.carryOut(step) }
      case .take(let number):
        do {
          try await appSteps[number].code.run(phone, app)
        } catch {
          play.note(.failed(appSteps[number], error))
        }
        await phone.courier.wait()
      case .check(let atEnd):
        for claim in claims where claim.isForTheEnd == atEnd && play.isOpen(claim.name) {
          do {
            if try await !claim.code.run(phone, app) { play.note(BrokenClaim(claim.name)) }
          } catch {
            play.note(.failed(claim, error))
          }
        }
      case .read:
        var values: [AnyHashable] = []
        for code in alike { values.append(try await code.run(phone, app)) }
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
    let app = try makeApp.runNow(phone)
    let isPossible = { (step: Int) in appSteps[step].isPossible(phone, app) }
    while let act = play.next(isPossible) {
      switch act {
      case .wait: phone.courier.wait()
      case .perform(let step): phone.drive { phone.carryOut(step) }
      case .take(let number):
        do {
          try appSteps[number].code.runNow(phone, app)
        } catch {
          play.note(.failed(appSteps[number], error))
        }
        phone.courier.wait()
      case .check(let atEnd):
        for claim in claims where claim.isForTheEnd == atEnd && play.isOpen(claim.name) {
          do {
            if try !claim.code.runNow(phone, app) { play.note(BrokenClaim(claim.name)) }
          } catch {
            play.note(.failed(claim, error))
          }
        }
      case .read: play.noteState(try alike.map { try $0.runNow(phone, app) }, isPossible)
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

extension BrokenClaim {
  /// A step of the app threw an error.
  fileprivate static func failed<App>(
    _ step: Exploration<App>.AppStep, _ error: any Error
  ) -> BrokenClaim {
    BrokenClaim(
      "the step “\(step.name)” throws no error", kind: "\(type(of: error))", "it threw: \(error)")
  }

  /// The code of a claim threw an error.
  fileprivate static func failed<App>(
    _ claim: Exploration<App>.Claim, _ error: any Error
  ) -> BrokenClaim {
    BrokenClaim(claim.name, "the claim threw: \(error)")
  }
}
