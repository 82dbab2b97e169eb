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
    /// The app as it is made, which every share looks at.
    case start
    case scripts(ScriptQueue)
    case exhaustive(ExhaustiveSearch)
    case random(RandomSearch)
  }
}

extension SearchTask {
  /// The variant under which the current script runs.
  var variant: ExplorationVariant { variants[place] }

  /// Returns the next script to run, or `nil` if there are no more.
  mutating func next(_ alphabet: Alphabet, at now: Duration) -> PlayOrder? {
    let hasBegun = script != nil
    place += 1
    if !hasBegun || place == variants.count {
      (script, place) = (nextScript(alphabet, now, hasBegun), 0)
    }
    guard let script else { return nil }
    var order = PlayOrder(script: script, variant: variant)
    switch kind {
    case .start, .scripts: order.isCovered = false
    case .exhaustive(let search):
      order.wantsState = search.wantsState
      (order.isChecked, order.isCovered) = (search.ownsCurrent, search.ownsCurrent)
    case .random: break
    }
    return order
  }

  private mutating func nextScript(
    _ alphabet: Alphabet, _ now: Duration, _ hasBegun: Bool
  ) -> PlayOrder.Script? {
    switch kind {
    case .start: return hasBegun ? nil : .steps([])
    case .scripts(var queue):
      defer { kind = .scripts(queue) }
      return queue.next().map { .steps($0.steps) }
    case .exhaustive:
      return changeSearch { $0.next() }?.map { .moves($0) } ?? nil
    case .random(var search):
      defer { kind = .random(search) }
      return search.next(alphabet, at: now).map { .walk($0) }
    }
  }

  /// Changes an exhaustive search in place, if the task has one.
  private mutating func changeSearch<Output>(
    _ change: (inout ExhaustiveSearch) -> Output
  ) -> Output? {
    guard case .exhaustive(var search) = kind else { return nil }
    // Taken out while it changes, so that it is never copied.
    kind = .start
    defer { kind = .exhaustive(search) }
    return change(&search)
  }

  /// Notes what became of the script, and returns whether it counts for this share of the work.
  mutating func take(_ outcome: PlayOutcome) -> Bool {
    if case .random(var search) = kind, let walk = outcome.walk {
      search.take(walk)
      kind = .random(search)
      // The other variants run the same script.
      script = .moves(walk.moves)
    }
    let isOwn = changeSearch { search in
      search.take(outcome)
      return search.ownsCurrent
    }
    return isOwn ?? true
  }
}

extension SearchTask {
  /// Where the current script comes from.
  var origin: ExplorationOrigin {
    switch kind {
    case .start: .start
    case .scripts(let queue): .script(number: queue.index, file: queue.script(queue.index)?.name)
    case .exhaustive(let search): .exhaustive(path: search.path)
    case .random(let search): .random(script: search.current, seed: search.seed)
    }
  }

  /// The place of the current script in the task: of several that break a claim, the first counts.
  var rank: [Int] { origin.rank + [place] }

  /// The random scripts that were run, if a time ends them.
  var spent: [SpentBudget] {
    if case .random(let search) = kind, let spent = search.spent { [spent] } else { [] }
  }

  /// The number of different states that the task goes on from.
  var stateCount: Int {
    if case .exhaustive(let search) = kind { search.stateCount } else { 0 }
  }

  /// The largest number of scripts that the task can run, or `nil` if it is too large to count.
  ///
  /// Which scripts of an exhaustive search belong to a share shows only when it comes to them, so for
  /// such a search this is the number of all shares together.
  var mostScripts: Int? {
    let scripts: Int? =
      switch kind {
      case .start: 0
      case .scripts(let queue): queue.ownedCount
      case .exhaustive(let search): search.mostScripts
      case .random(let search): search.spent == nil ? search.ownedCount : nil
      }
    return scripts?.times(variants.count)
  }
}
