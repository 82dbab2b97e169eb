import CameraControl

/// Finds out in child processes whether a script ends the process, and makes one that does simpler.
struct CrashInvestigation {
  let folder: CorpusFolder
  let trial: Trial
  let program: ChildProgram
  let variants: [ExplorationVariant]
  let alphabet: Alphabet
  let report: (ExplorationProgress) -> Void
  let isWanted: () -> Bool

  /// Looks at all scripts of the corpus that have ended a process before.
  ///
  /// One that does so again is kept in its simplest form. One that does not has left its file behind
  /// because another program ended the process, and goes, unless it was kept before.
  ///
  /// - Returns: The first failure, or `nil` if the app ends no process any more.
  func failure(among scripts: [NamedScript]) throws(ExplorationError) -> ExplorationFailure? {
    for (number, script) in scripts.enumerated() {
      guard let name = script.name else { continue }
      let isFound = CorpusFolder.isFoundCrash(name)
      guard isFound || CorpusFolder.isKnownCrash(name) else { continue }
      let failure = try failure(of: script, number, isSimple: !isFound)
      if let failure { try folder.keep(failure) }
      if isFound { try folder.remove(name) }
      if let failure { return failure }
    }
    return nil
  }

  private func failure(
    of script: NamedScript, _ number: Int, isSimple: Bool
  ) throws(ExplorationError) -> ExplorationFailure? {
    for (place, variant) in variants.enumerated() {
      let found = Candidate(steps: script.steps, variant: variant)
      guard case .ended(let ending, let begun, var word) = try run(found) else { continue }
      report(.found(claim: ExplorationFailure.crashClaim, script: GestureScript(begun)))
      // The child is told the number of a variant, so it cannot be given another phone.
      var shrinker = Shrinker(
        Candidate(steps: begun, variant: variant), alphabet, variants,
        limit: isSimple ? 0 : Self.mostRuns, keepsSetUp: true)
      while !Task.isCancelled, isWanted(), let candidate = shrinker.next() {
        // Another signal is another failure.
        guard case .ended(ending, let begun, let last) = try run(candidate) else {
          shrinker.take(breaks: false, steps: [])
          continue
        }
        shrinker.take(breaks: true, steps: begun)
        word = last
      }
      var failure = ExplorationFailure(
        BrokenClaim.Key(claim: ExplorationFailure.crashClaim),
        reason: "the process ended with \(ending)" + (word.map { ": \($0)" } ?? ""),
        script: shrinker.best, found: found, .script(number: number, file: script.name),
        rank: [Self.part, number, place])
      failure.runs = shrinker.runs
      return failure
    }
    return nil
  }

  private func run(_ candidate: Candidate) throws(ExplorationError) -> Trial.Outcome {
    // Without a change, it is the first.
    let place = variants.firstIndex { $0.names == candidate.variant.names } ?? 0
    return try trial.run(candidate.steps, variant: place, in: program)
  }

  /// These scripts come before every part of the exploration, wherever the corpus comes.
  private static let part = -1

  /// A process takes far longer than a run, so fewer are tried than elsewhere.
  private static let mostRuns = 500
}

extension ExplorationFailure {
  /// What an app that ends the process breaks.
  static let crashClaim = "the app does not end the process"
}
