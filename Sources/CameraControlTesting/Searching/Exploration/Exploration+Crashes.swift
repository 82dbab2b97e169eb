import CameraControl

// Scripts that end the process.

extension Exploration {
  /// Returns an exploration that shortens scripts that end the process, in child processes.
  ///
  /// Such a script is in the corpus when the exploration is run again. A child process then runs it,
  /// and shorter ones, until none that is shorter ends it in the same way. The exploration goes no
  /// further, because the app would end its process, too.
  ///
  /// Without a corpus, it does nothing. It needs a system that lets a test start processes: Linux and macOS do, an app
  /// on iOS or in a sandbox does not.
  ///
  /// - Parameter program: How to get to this exploration in a process of its own.
  /// - Returns: The exploration.
  public func shrinkingCrashes(in program: ChildProgram) -> Exploration {
    changed { $0.plan.childProgram = program }
  }

  /// Returns an exploration with other limits to how much time of a processor a script may take, and to how
  /// long it may take, working or waiting.
  ///
  /// A script that takes longer ends the process, because nothing else can stop the code of an app. The
  /// script is printed to standard error before, and is in the corpus, if there is one, so that the next
  /// run can make it shorter: see `shrinkingCrashes(in:)`. A debugger that stops the process stops the
  /// clock, too.
  public func limits(
    processorTime: Duration = .seconds(20), realTime: Duration = .seconds(60)
  ) -> Exploration {
    changed {
      $0.plan.limits = RunLimits(processorTime: processorTime, realTime: realTime)
    }
  }
}

// MARK: Looking into them

extension Exploration {
  /// Looks at all scripts of the corpus that have ended a process before.
  ///
  /// One that does so again is kept in its simplest form. One that does not has left its file behind
  /// because another program ended the process, and goes, unless it was kept before.
  ///
  /// - Returns: The first failure, or `nil` if the app ends no process any more.
  func crash(
    in folder: CorpusFolder, _ trial: Trial, _ alphabet: Alphabet
  ) throws(ExplorationError) -> ExplorationFailure? {
    guard shrinksCrashes else { return nil }
    for (number, script) in try scripts(of: folder).enumerated() {
      let name = script.name ?? ""
      let isFound = CorpusFolder.isFoundCrash(name)
      guard isFound || CorpusFolder.isKnownCrash(name) else { continue }
      // A process takes far longer than a run, so fewer are tried than elsewhere.
      let failure = try crash(of: script, number, trial, alphabet, mostRuns: isFound ? 500 : 0)
      if let failure { try folder.keep(failure) }
      if isFound { try folder.remove(name) }
      if let failure { return failure }
    }
    return nil
  }

  private func crash(
    of script: NamedScript, _ number: Int, _ trial: Trial, _ alphabet: Alphabet, mostRuns: Int
  ) throws(ExplorationError) -> ExplorationFailure? {
    for (place, variant) in plan.variants.enumerated() {
      let found = Candidate(steps: script.steps, variant: variant)
      guard var crash = try trial.run(found) else { continue }
      let property = ExplorationFailure.crashProperty
      reportProgress(.found(property: property, script: GestureScript(crash.steps)))
      // The child is told the number of a variant, so it cannot be given another phone.
      var shrinker = Shrinker(
        Candidate(steps: crash.steps, variant: variant), alphabet, plan.variants, limit: mostRuns,
        keepsSetUp: true)
      while !Task.isCancelled, isWanted(), let candidate = shrinker.next() {
        let other = try trial.run(candidate)
        // Another signal is another failure.
        if let other, other.ending == crash.ending { crash = other }
        shrinker.take(other?.ending == crash.ending ? crash.steps : nil)
      }
      // These scripts come before every part of the exploration, wherever the corpus comes.
      return ExplorationFailure(
        BrokenProperty.Key(property: property),
        reason: "the process ended with \(crash.ending)" + (crash.lastWord.map { ": \($0)" } ?? ""),
        script: shrinker.best, found: found, .script(number: number, file: script.name),
        rank: [-1, number, place], runs: shrinker.runs)
    }
    return nil
  }
}
