import CameraControl

// The checks before the first script runs.

extension Exploration {
  /// Returns the work of a shard of the exploration.
  func makeCampaign(
    _ parts: [ExplorationPart], _ shard: Int, _ shardCount: Int, _ style: TestStyle
  ) throws(ExplorationError) -> Campaign {
    if !style.isAsynchronous { try checkCode() }
    guard shardCount > 0, (1...shardCount).contains(shard) else {
      throw .badShard(shard, of: shardCount)
    }
    try check(parts)
    let share = Shard(index: shard - 1, count: shardCount)
    let alphabet = plan.alphabet
    var code = properties.map { "\($0.name) \($0.isForTheEnd)" } + ["stateKey \(stateKey.count)"]
    code += plan.goals.map { "sometimes \($0.name) \($0.partCount)" }
    let number = plan.fingerprint(parts, alphabet, code)
    var empty = ExplorationResult(Coverage(alphabet, on: model), share, plan: number)
    empty.goals = plan.goals
    let search = Search(alphabet, plan.variants, style, empty)
    // The parent of a child process reports how the child ended.
    let watchdog = Watchdog(plan.limits, announces: Trial.request == nil)
    var campaign = Campaign(search: search, watchdog: watchdog)
    let folder = parts.lazy.compactMap(\.folder).first
    let trial = folder.map { Trial(plan: plan, folder: $0, share: share) }
    if Trial.request != nil {
      // A child runs one script, and nothing of any other exploration.
      guard let trial, let order = trial.order else { return campaign }
      campaign.trial = (trial, order)
      campaign.watchdog.journal = try trial.begin()
      return campaign
    }
    campaign.report = reportProgress
    // Checked before a folder is touched; a child process or the journal may add to the corpus.
    _ = try tasks(for: parts, share, alphabet)
    campaign.lock = try folder.map { (folder) throws(ExplorationError) in try folder.lock(share) }
    let journal = try folder?.openJournal(share)
    if let folder, let trial, let failure = try crash(in: folder, trial, alphabet) {
      campaign.search.end(with: failure)
      return campaign
    }
    let tasks = try tasks(for: parts, share, alphabet)
    campaign.search.begin(tasks, mostFailures: plan.mostFailures)
    campaign.watchdog.journal = journal
    (campaign.folder, campaign.isWanted, campaign.elapsed) = (folder, isWanted, startClock())
    return campaign
  }

  private func tasks(
    for parts: [ExplorationPart], _ share: Shard, _ alphabet: Alphabet
  ) throws(ExplorationError) -> [SearchTask] {
    var tasks = [SearchTask(FirstLook(), plan.variants)]
    for part in parts { tasks += try work(of: part, share, alphabet) }
    return tasks
  }

  func scripts(of folder: CorpusFolder) throws(ExplorationError) -> [NamedScript] {
    try folder.names.map { (name) throws(ExplorationError) in
      let script = try folder.script(in: name)
      var checked = try checked(GestureScript(script?.steps ?? []), name)
      checked.order = script?.order
      return checked
    }
  }

  private func work(
    of part: ExplorationPart, _ shard: Shard, _ alphabet: Alphabet
  ) throws(ExplorationError) -> [SearchTask] {
    switch part.kind {
    case .scripts(let scripts):
      guard !scripts.isEmpty else { throw .nothingToRun("There are no scripts") }
      let named = try scripts.map { (script) throws(ExplorationError) in try checked(script, nil) }
      return [SearchTask(ScriptQueue(named, shard), plan.variants, plan.orders)]
    case .corpus(let path):
      let queue = ScriptQueue(try scripts(of: CorpusFolder(path: path)), shard)
      return [SearchTask(queue, plan.variants, plan.orders)]
    case .exhaustive(let depth, let merging):
      guard depth > 0 else { throw .badAmount("depth", depth) }
      guard !alphabet.moves.isEmpty else { throw .noSteps }
      let search = ExhaustiveSearch(
        depth: depth, moveCount: alphabet.moves.count, merging: merging, shard: shard)
      // Other orders belong to the phone's own values.
      return plan.variants.enumerated().map {
        SearchTask(search, [$1], $0 == 0 ? plan.orders : OrderBudget())
      }
    case .random(let amount, let length, let seed):
      switch amount {
      case .scripts(let count):
        guard count > 0 else { throw .badAmount("number of scripts", count) }
      case .time(let budget):
        guard shard.count == 1 else { throw .timeForShares }
        guard budget.seconds > 0 else { throw .badAmount("time for scripts", budget.seconds) }
      }
      guard length > 0 else { throw .badAmount("length of scripts", length) }
      guard length <= RandomSearch.longest else {
        throw .tooMany("length of scripts", length, most: RandomSearch.longest)
      }
      guard !alphabet.moves.isEmpty else { throw .noSteps }
      let search = RandomSearch(amount, length: length, seed: seed, shard: shard)
      return [SearchTask(search, plan.variants, plan.orders)]
    }
  }

  private func check(_ parts: [ExplorationPart]) throws(ExplorationError) {
    var known: Set<String> = []
    for name in appSteps.map(\.name) where !known.insert(name).inserted { throw .sameName(name) }
    known = Set(BuiltInProperty.allCases.map(\.rawValue) + [ExplorationFailure.crashProperty])
    let names = properties.map(\.name) + plan.goals.map(\.name)
    for name in names where !known.insert(name).inserted { throw .sameName(name) }
    for goal in plan.goals where goal.partCount > ExplorationGoal.mostAllowedParts {
      throw .tooMany(
        "number of parts of the goal “\(goal.name)”", goal.partCount,
        most: ExplorationGoal.mostAllowedParts)
    }
    if let problem = plan.problem { throw problem }
    let (work, time) = (plan.limits.processorTime, plan.limits.realTime)
    guard work > .zero else { throw .badTime("limit of processor time", work) }
    guard time > .zero else { throw .badTime("limit of real time", time) }
    guard !parts.isEmpty else { throw .nothingToRun("The exploration has no parts") }
    guard parts.contains(where: \.hasScripts) else {
      throw .nothingToRun("There is no script in “\(parts[0].folder?.path ?? "")”")
    }
  }

  /// Throws an error for code that a synchronous run would have to wait for.
  private func checkCode() throws(ExplorationError) {
    var code = [(name: "The code that creates the app", waits: makeApp.isAsynchronous)]
    code += appSteps.map { ("The step “\($0.name)”", $0.code.isAsynchronous) }
    code += properties.map { ("The property “\($0.name)”", $0.code.isAsynchronous) }
    code += stateKey.map { ("The state key", $0.isAsynchronous) }
    code += zip(plan.goals, goals).map { goal, parts in
      ("The goal “\(goal.name)”", parts.contains(where: \.isAsynchronous))
    }
    if let first = code.first(where: \.waits) { throw .asynchronousCode(first.name) }
  }

  private func checked(
    _ script: GestureScript, _ file: String?
  ) throws(ExplorationError) -> NamedScript {
    try Result(catching: script.check).mapError { ExplorationError.nonsense($0, in: file) }.get()
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

  fileprivate var folder: CorpusFolder? {
    if case .corpus(let path) = kind { CorpusFolder(path: path) } else { nil }
  }
}
