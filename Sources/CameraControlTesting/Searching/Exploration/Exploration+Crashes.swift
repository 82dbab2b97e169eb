import CameraControl

// Scripts that end the process.

extension Exploration {
  /// Returns an exploration that uses child processes to shorten scripts that end the process.
  ///
  /// A script that ends the process stays in a folder, the corpus. If you run the exploration
  /// again, it runs the saved script and shorter ones in child processes, until no shorter script
  /// ends its process in the same way. After it has shortened a script, the exploration stops,
  /// because other scripts could end the exploration's process.
  ///
  /// Without a corpus (a folder of scripts), this method has no effect. The method works on Linux,
  /// where a test can start processes, but not in an app on iOS or in a sandbox. The method should
  /// also work on macOS, but we haven't tried this.
  ///
  /// - Parameter program: The program that runs this exploration in a child process.
  /// - Returns: The exploration.
  public func shrinkingCrashes(in program: ChildProgram) -> Exploration {
    changed { $0.plan.childProgram = program }
  }

  /// Returns an exploration with other limits on the processor time and the real time of a script.
  ///
  /// A script that exceeds a limit ends the process, because nothing else can stop an app's code.
  /// Before the process ends, the exploration prints the script to standard error and saves the
  /// script in the corpus, if there is one. The next run can shorten the script: see
  /// `shrinkingCrashes(in:)`. Time in which a debugger pauses the process doesn't count.
  public func limits(
    processorTime: Duration = .seconds(20), realTime: Duration = .seconds(60)
  ) -> Exploration {
    changed { $0.plan.limits = (processorTime, realTime) }
  }

  // MARK: Looking into them

  /// Looks at all scripts of the corpus that have ended a process before.
  ///
  /// If a script ends the process again, the corpus keeps its simplest form. Otherwise, another
  /// program ended the process, and the file is removed, unless it was kept before.
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
      // A process takes far longer than a run, so the limit is lower than elsewhere.
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
    let own = script.order.map { [plan.variants[0].delivering($0)] } ?? []
    for (place, variant) in (own + plan.variants).enumerated() {
      let found = Candidate(steps: script.steps, variant: variant)
      guard var crash = try trial.run(found) else { continue }
      let property = ExplorationFailure.crashProperty
      reportProgress(.found(property: property, script: GestureScript(crash.steps)))
      // The child receives only the number of a variant, so it can't receive another phone.
      var shrinker = Shrinker(
        Candidate(steps: crash.steps, variant: variant), alphabet, plan.variants, limit: mostRuns,
        keepsSetUp: true)
      while !Task.isCancelled, isWanted(), let candidate = shrinker.next() {
        let other = try trial.run(candidate)
        // Another signal is another failure.
        if let other, other.ending == crash.ending { crash = other }
        shrinker.take(other?.ending == crash.ending ? crash.steps : nil)
      }
      // These scripts run before every part of the exploration, wherever the corpus comes.
      return ExplorationFailure(
        BrokenProperty.Key(property: property),
        reason: "the process ended with \(crash.ending)" + (crash.lastWord.map { ": \($0)" } ?? ""),
        script: shrinker.best, found: found, .script(number: number, file: script.name),
        rank: [-1, number, place], runs: shrinker.runs)
    }
    return nil
  }
}
