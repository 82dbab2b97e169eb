/// A piece of the work: a part of the exploration under one variant of the phone.
struct SearchTask: Sendable {
  let variant: ExplorationVariant
  var kind: Kind

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
  /// Returns the next script to run, or `nil` if there are no more.
  mutating func next(_ alphabet: Alphabet) -> PlayOrder? {
    switch kind {
    case .scripts(var queue):
      defer { kind = .scripts(queue) }
      repeat {
        queue.index += 1
      } while queue.index < queue.scripts.count
        && !queue.owns(queue.index)
      guard queue.index < queue.scripts.count else { return nil }
      return PlayOrder(
        script: .steps(queue.scripts[queue.index].steps), variant: variant, isCovered: false)
    case .exhaustive(var search):
      // The search is taken out while it changes, so that it is never copied.
      kind = .scripts(ScriptQueue(scripts: [], shard: .all))
      defer { kind = .exhaustive(search) }
      return search.next().map {
        PlayOrder(script: .moves($0), variant: variant, wantsState: search.wantsState)
      }
    case .random(var search):
      defer { kind = .random(search) }
      return search.next(alphabet).map { PlayOrder(script: .walk($0), variant: variant) }
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

  /// The number of different states that the task has found.
  var stateCount: Int {
    if case .exhaustive(let search) = kind { search.stateCount } else { 0 }
  }

  /// The largest number of scripts that the task can run, or `nil` if it is too large to count.
  var mostScripts: Int? {
    switch kind {
    case .scripts(let queue): queue.scripts.count
    case .exhaustive(let search): search.mostScripts
    case .random(let search): search.scripts
    }
  }
}
