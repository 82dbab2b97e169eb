import CameraControl

// What has to be clear before the first script runs.

extension Exploration {
  /// Returns the work of a share of the exploration.
  func makeCampaign(
    _ parts: [ExplorationPart], _ shard: Int, _ shardCount: Int
  ) throws(ExplorationError) -> Campaign {
    guard shardCount > 0, (1...shardCount).contains(shard) else {
      throw .badShard(shard, of: shardCount)
    }
    try checkNames()
    let share = Shard(index: shard - 1, count: shardCount)
    let alphabet = plan.alphabet
    let folder = parts.lazy.compactMap(\.folder).first
    var journal: Journal?
    if let folder { journal = try Journal(in: folder, share) }
    var tasks: [SearchTask] = []
    for part in parts {
      let kind = try kind(of: part, share, alphabet)
      if case .exhaustive = kind {
        tasks += plan.variants.map { SearchTask(kind, [$0]) }
      } else {
        tasks.append(SearchTask(kind, plan.variants))
      }
    }
    let search = Search(tasks, alphabet, plan.variants, mostFailures: plan.mostFailures)
    return Campaign(search, alphabet, folder, journal, report: reportProgress)
  }

  private func kind(
    of part: ExplorationPart, _ shard: Shard, _ alphabet: Alphabet
  ) throws(ExplorationError) -> SearchTask.Kind {
    switch part.kind {
    case .scripts(let scripts):
      var named: [NamedScript] = []
      for script in scripts { named.append(try checked(script, nil)) }
      return .scripts(SearchTask.ScriptQueue(scripts: named, shard: shard))
    case .corpus(let path):
      var named: [NamedScript] = []
      for file in try CorpusFolder(path).scripts() {
        named.append(try checked(file.script, file.name))
      }
      return .scripts(SearchTask.ScriptQueue(scripts: named, shard: shard))
    case .exhaustive(let depth, let merging):
      guard depth >= 0 else { throw .badAmount("depth", depth) }
      guard !alphabet.moves.isEmpty else { throw .noSteps }
      return .exhaustive(
        ExhaustiveSearch(
          depth: depth, moveCount: alphabet.moves.count, merging: merging, shard: shard))
    case .random(let scripts, let length, let seed):
      guard scripts >= 0 else { throw .badAmount("number of scripts", scripts) }
      guard length >= 0 else { throw .badAmount("length of scripts", length) }
      guard !alphabet.moves.isEmpty else { throw .noSteps }
      return .random(RandomSearch(scripts: scripts, length: length, seed: seed, shard: shard))
    }
  }

  private func checkNames() throws(ExplorationError) {
    var known: Set<String> = []
    for name in appSteps.map(\.name) where !known.insert(name).inserted { throw .sameName(name) }
    known = Set(BuiltInClaim.allCases.map(\.rawValue))
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
  /// The folder of a corpus.
  fileprivate var folder: CorpusFolder? {
    if case .corpus(let path) = kind { CorpusFolder(path) } else { nil }
  }
}
