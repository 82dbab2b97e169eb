import CameraControl

// What has to be clear before the first script runs.

extension Exploration {
  /// Returns the work of a share of the exploration.
  func makeCampaign(
    _ parts: [ExplorationPart], _ shard: Int, _ shardCount: Int, _ style: TestStyle
  ) throws(ExplorationError) -> Campaign {
    guard shardCount > 0, (1...shardCount).contains(shard) else {
      throw .badShard(shard, of: shardCount)
    }
    try checkNames()
    guard !parts.isEmpty else { throw .nothingToRun("The exploration has no parts") }
    guard parts.contains(where: \.hasScripts) else {
      throw .nothingToRun("There is no script in “\(parts[0].folder?.path ?? "")”")
    }
    let share = Shard(index: shard - 1, count: shardCount)
    let alphabet = plan.alphabet
    let code = claims.map { "\($0.name) \($0.isForTheEnd)" } + ["alike \(alike.count)"]
    let number = plan.fingerprint(parts, code)
    let empty = ExplorationResult(Coverage(alphabet), share, plan: number)
    let folder = parts.lazy.compactMap(\.folder).first
    if let request = Trial.Request.current {
      // A child runs one script, and nothing of any other exploration.
      let trial = folder.map { Trial(in: $0, share.name) }
      let order = trial?.order(for: request, plan.variants)
      return Campaign(alphabet, trial, order, Search(alphabet, stoppedBy: nil, empty, style))
    }
    // Checked before a folder is touched; a child process or the journal may add to the corpus.
    _ = try tasks(for: parts, share, alphabet)
    let lock = try folder.map { (folder) throws(ExplorationError) in try folder.lock(share) }
    var campaign = try campaign(parts, share, folder, alphabet, empty, style)
    campaign.lock = lock
    return campaign
  }

  private func campaign(
    _ parts: [ExplorationPart], _ share: Shard, _ folder: CorpusFolder?, _ alphabet: Alphabet,
    _ empty: ExplorationResult, _ style: TestStyle
  ) throws(ExplorationError) -> Campaign {
    let journal = try folder?.openJournal(share)
    if let failure = try crash(in: folder, share, alphabet) {
      let search = Search(alphabet, stoppedBy: failure, empty, style)
      return Campaign(
        search, alphabet, nil, Watchdog(nil, plan.limits), elapsed: { .zero },
        report: reportProgress, while: { true })
    }
    let tasks = try tasks(for: parts, share, alphabet)
    let search = Search(
      tasks, alphabet, plan.variants, mostFailures: plan.mostFailures, empty, style)
    return Campaign(
      search, alphabet, folder, Watchdog(journal, plan.limits), elapsed: startClock(),
      report: reportProgress, while: isWanted)
  }

  /// Returns what a script of the corpus does to a child process, if it ends it.
  private func crash(
    in folder: CorpusFolder?, _ share: Shard, _ alphabet: Alphabet
  ) throws(ExplorationError) -> ExplorationFailure? {
    guard let folder, let program = plan.childProgram else { return nil }
    let crashes = CrashInvestigation(
      folder: folder, trial: Trial(in: folder, share.name), program: program,
      variants: plan.variants, alphabet: alphabet, report: reportProgress,
      isWanted: isWanted)
    return try crashes.failure(among: try scripts(of: folder))
  }

  private func tasks(
    for parts: [ExplorationPart], _ share: Shard, _ alphabet: Alphabet
  ) throws(ExplorationError) -> [SearchTask] {
    var tasks = [SearchTask(.start(isCounted: share.index == 0), plan.variants)]
    for part in parts {
      let kind = try kind(of: part, share, alphabet)
      if case .exhaustive = kind {
        tasks += plan.variants.map { SearchTask(kind, [$0]) }
      } else {
        tasks.append(SearchTask(kind, plan.variants))
      }
    }
    return tasks
  }

  private func scripts(of folder: CorpusFolder) throws(ExplorationError) -> [NamedScript] {
    var named: [NamedScript] = []
    for file in try folder.scripts() { named.append(try checked(file.script, file.name)) }
    return named
  }

  private func kind(
    of part: ExplorationPart, _ shard: Shard, _ alphabet: Alphabet
  ) throws(ExplorationError) -> SearchTask.Kind {
    switch part.kind {
    case .scripts(let scripts):
      var named: [NamedScript] = []
      for script in scripts { named.append(try checked(script, nil)) }
      guard !named.isEmpty else { throw .nothingToRun("There are no scripts") }
      return .scripts(ScriptQueue(named, shard))
    case .corpus(let path):
      return .scripts(ScriptQueue(try scripts(of: CorpusFolder(path)), shard))
    case .exhaustive(let depth, let merging):
      guard depth >= 0 else { throw .badAmount("depth", depth) }
      guard !alphabet.moves.isEmpty else { throw .noSteps }
      return .exhaustive(
        ExhaustiveSearch(
          depth: depth, moveCount: alphabet.moves.count, merging: merging, shard: shard))
    case .timed(let budget, let length, let seed):
      guard shard.count == 1 else { throw .timeForShares }
      guard budget.seconds > 0 else { throw .badAmount("time for scripts", budget.seconds) }
      guard length > 0 else { throw .badAmount("length of scripts", length) }
      guard !alphabet.moves.isEmpty else { throw .noSteps }
      return .random(RandomSearch(budget, length: length, seed: seed, shard: shard))
    case .random(let scripts, let length, let seed):
      guard scripts > 0 else { throw .badAmount("number of scripts", scripts) }
      guard length > 0 else { throw .badAmount("length of scripts", length) }
      guard !alphabet.moves.isEmpty else { throw .noSteps }
      return .random(RandomSearch(scripts: scripts, length: length, seed: seed, shard: shard))
    }
  }

  private func checkNames() throws(ExplorationError) {
    var known: Set<String> = []
    for name in appSteps.map(\.name) where !known.insert(name).inserted { throw .sameName(name) }
    known = Set(BuiltInClaim.allCases.map(\.rawValue) + [ExplorationFailure.crashClaim])
    for name in claims.map(\.name) where !known.insert(name).inserted { throw .sameName(name) }
  }

  /// Throws an error for code that a synchronous run would have to wait for.
  func checkCode() throws(ExplorationError) {
    if case .later = makeApp { throw .asynchronousCode("The code that creates the app") }
    for step in appSteps where step.code.isAsynchronous {
      throw .asynchronousCode("The step “\(step.name)”")
    }
    for claim in claims where claim.code.isAsynchronous {
      throw .asynchronousCode("The claim “\(claim.name)”")
    }
    if alike.contains(where: \.isAsynchronous) { throw .asynchronousCode("What is alike") }
  }

  private func checked(
    _ script: GestureScript, _ file: String?
  ) throws(ExplorationError) -> NamedScript {
    do throws(GestureScriptError) {
      try script.check()
    } catch {
      throw .nonsense(error, in: file)
    }
    // The phone cannot perform steps of the app, so repetitions of them are unrolled.
    let steps = script.steps.flatMap { $0.hasStepsOfTheApp ? $0.unrolled : [$0] }
    for case .app(let name) in steps where !appSteps.contains(where: { $0.name == name }) {
      throw .unknownStep(name, in: file)
    }
    return NamedScript(name: file, steps: steps)
  }
}

extension ExplorationPart {
  /// Whether there may be something to run: a new corpus is for what other parts find.
  fileprivate var hasScripts: Bool {
    guard let folder else { return true }
    return Disk.names(in: folder.path).contains { $0.hasSuffix(CorpusFolder.ending) }
  }

  /// The folder of a corpus.
  fileprivate var folder: CorpusFolder? {
    if case .corpus(let path) = kind { CorpusFolder(path) } else { nil }
  }
}
