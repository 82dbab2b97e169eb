/// A piece of the work: a part of the exploration, under one or several variants of the phone.
///
/// Scripts that are given or random run under each variant in turn. An exhaustive search depends on
/// the states that it finds, so each variant has a separate search.
///
/// Neighboring tasks that search take turns, so that a mistake that random scripts show at once doesn't
/// wait for all short scripts. A script's place in the turns doesn't depend on the shard.
struct SearchTask {
  private(set) var source: any ScriptSource

  /// The number of the task, and of the first of the tasks that take turns with it.
  private(set) var number = 0
  private(set) var group = 0

  /// Whether the next run is known.
  private var isReady = false

  private let variants: [ExplorationVariant]
  private let budget: OrderBudget
  private var choice = OrderChoice()

  /// The script that runs, with the orders of callbacks that follow the variants, and the number of the
  /// variant or order.
  private var script: PlayOrder.Script?
  private var reordered: [NamedScript] = []
  private var place = 0

  init(
    _ source: any ScriptSource, _ variants: [ExplorationVariant],
    _ budget: OrderBudget = OrderBudget()
  ) {
    self.source = source
    self.variants = variants
    self.budget = budget
  }

  /// The variant under which the current script runs.
  var variant: ExplorationVariant {
    place < variants.count
      ? variants[place] : variants[0].delivering(reordered[place - variants.count].order)
  }

  /// The place of the current script in the task: of several that break a property, the first counts.
  var rank: [Int] { [group] + source.rank + [number, place] }

  /// Gives the task its number, after another task.
  mutating func follow(_ other: SearchTask) {
    number = other.number + 1
    group = other.source.takesTurns && source.takesTurns ? other.group : number
  }

  /// The largest number of scripts that the task can run, or `nil` if it is too large to count.
  var mostScripts: Int? { source.mostScripts?.times(variants.count + budget.count) }

  /// Finds out which script runs next, and returns whether there is one.
  mutating func prepare(_ alphabet: Alphabet, at now: Duration) -> Bool {
    if isReady { return script != nil }
    place += 1
    // If a script doesn't count, its first run suffices, whatever the other variants do.
    if script == nil || place == variants.count + reordered.count || !source.needsAllRuns {
      (script, reordered, place) = (source.next(alphabet, at: now), [], 0)
    }
    isReady = true
    return script != nil
  }

  mutating func next() -> PlayOrder? {
    isReady = false
    guard let script else { return nil }
    var order = PlayOrder(
      script: place < variants.count ? script : .steps(reordered[place - variants.count].steps),
      variant: variant)
    source.complete(&order)
    order.logsCallbacks = place == 0 && budget.count > 0
    return order
  }

  mutating func take(_ outcome: PlayOutcome) {
    // The other variants run the same script.
    if let moves = outcome.moves { script = .moves(moves) }
    source.take(outcome)
    guard place == 0 else { return }
    if source.isFirstOfBlock { choice = OrderChoice() }
    reordered = choice.scripts(after: outcome, source.ownOrder, budget)
  }
}
