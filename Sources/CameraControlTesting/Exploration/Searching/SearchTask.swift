/// A piece of the work: a part of the exploration, under one or several variants of the phone.
///
/// Scripts that are given or random run under each variant in turn. An exhaustive search depends on
/// the states that it finds, so each variant has a search of its own.
struct SearchTask: Sendable {
  private let variants: [ExplorationVariant]
  private var kind: Kind

  /// The script that runs, and the number of its variant.
  private var script: PlayOrder.Script?
  private var place = 0

  init(_ kind: Kind, _ variants: [ExplorationVariant]) {
    self.kind = kind
    self.variants = variants
  }

  enum Kind: Sendable {
    case scripts(ScriptQueue)
    case exhaustive(ExhaustiveSearch)
    case random(RandomSearch)
  }

  /// Scripts that are run in order.
  struct ScriptQueue: Sendable {
    let scripts: [NamedScript]
    let shard: Shard
    var index = -1

    /// Returns whether a script belongs to the share of the work.
    ///
    /// A file goes by its name, because shares may see a folder at different times.
    func owns(_ index: Int) -> Bool {
      shard.owns(scripts[index].name.map { Int(StableHash.of($0) >> 1) } ?? index)
    }
  }
}

/// A script with the name of its file, if it has one.
struct NamedScript: Hashable, Sendable {
  let name: String?
  let steps: [GestureStep]
}

extension SearchTask {
  /// The variant under which the current script runs.
  var variant: ExplorationVariant { variants[place] }

  /// Returns the next script to run, or `nil` if there are no more.
  mutating func next(_ alphabet: Alphabet) -> PlayOrder? {
    place += 1
    if script == nil || place == variants.count {
      (script, place) = (nextScript(alphabet), 0)
    }
    guard let script else { return nil }
    return PlayOrder(
      script: script, variant: variant, wantsState: wantsState, isCovered: isCovered)
  }

  private var wantsState: Bool {
    if case .exhaustive(let search) = kind { search.wantsState } else { false }
  }

  private var isCovered: Bool {
    if case .scripts = kind { false } else { true }
  }

  private mutating func nextScript(_ alphabet: Alphabet) -> PlayOrder.Script? {
    switch kind {
    case .scripts(var queue):
      defer { kind = .scripts(queue) }
      repeat {
        queue.index += 1
      } while queue.index < queue.scripts.count
        && !queue.owns(queue.index)
      guard queue.index < queue.scripts.count else { return nil }
      return .steps(queue.scripts[queue.index].steps)
    case .exhaustive(var search):
      // The search is taken out while it changes, so that it is never copied.
      kind = .scripts(ScriptQueue(scripts: [], shard: .all))
      defer { kind = .exhaustive(search) }
      return search.next().map { .moves($0) }
    case .random(var search):
      defer { kind = .random(search) }
      return search.next(alphabet).map { .walk($0) }
    }
  }

  /// Notes what became of the script, and returns whether it counts for this share of the work.
  mutating func take(_ outcome: PlayOutcome) -> Bool {
    guard case .exhaustive(var search) = kind else { return true }
    kind = .scripts(ScriptQueue(scripts: [], shard: .all))
    search.take(outcome)
    let counts = search.ownsCurrent
    kind = .exhaustive(search)
    return counts
  }

  /// Where the current script comes from.
  var origin: ExplorationOrigin {
    switch kind {
    case .scripts(let queue):
      queue.scripts.indices.contains(queue.index)
        ? .script(number: queue.index, file: queue.scripts[queue.index].name)
        : .script(number: queue.index, file: nil)
    case .exhaustive(let search): .exhaustive(path: search.path)
    case .random(let search): .random(script: search.current, seed: search.seed)
    }
  }

  /// The place of the current script in the task: of several that break a claim, the first counts.
  var rank: [Int] { origin.rank + [place] }

  /// The number of different states that the task has found.
  var stateCount: Int {
    if case .exhaustive(let search) = kind { search.stateCount } else { 0 }
  }

  /// The largest number of scripts that the task can run, or `nil` if it is too large to count.
  var mostScripts: Int? {
    switch kind {
    case .scripts(let queue): queue.scripts.count * variants.count
    case .exhaustive(let search): search.mostScripts
    case .random(let search): search.scripts * variants.count
    }
  }
}
