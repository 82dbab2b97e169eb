/// A source of scripts, one after another.
protocol ScriptSource {
  /// Returns the next script that belongs to the shard of the work, or `nil` if there are no more.
  mutating func next(_ alphabet: Alphabet, at now: Duration) -> PlayOrder.Script?

  /// Says what is to be told of a run of the current script.
  func complete(_ order: inout PlayOrder)

  /// The order of callbacks that the current script comes with.
  var ownOrder: DeliveryOrder? { get }

  /// Whether the choice of orders forgets what it knows before the current script.
  var isFirstOfBlock: Bool { get }

  /// Notes what became of the script.
  mutating func take(_ outcome: PlayOutcome)

  /// Whether the current script counts for this shard; if not, it only leads to scripts that do.
  var isOwned: Bool { get }

  /// Whether all runs of the current script matter, or just the first one.
  var needsAllRuns: Bool { get }

  /// Where the current script comes from.
  var origin: ExplorationOrigin { get }

  /// Whether the source takes turns with its neighbors.
  var takesTurns: Bool { get }

  /// The place of the current script in the whole work, whatever the shard: the first failing script counts.
  var rank: [Int] { get }

  /// The largest number of scripts, or `nil` if it is too large to count or depends on a time.
  var mostScripts: Int? { get }

  /// The random scripts that were run, if a time ends them.
  var spent: SpentBudget? { get }

  /// The number of different states from which a search continues.
  var stateCount: Int { get }
}

extension ScriptSource {
  func complete(_ order: inout PlayOrder) { order.isCovered = false }
  var ownOrder: DeliveryOrder? { nil }
  var isFirstOfBlock: Bool { true }
  mutating func take(_ outcome: PlayOutcome) {}
  var isOwned: Bool { true }
  var needsAllRuns: Bool { isOwned }
  var takesTurns: Bool { false }
  var rank: [Int] { [] }
  var spent: SpentBudget? { nil }
  var stateCount: Int { 0 }
}

/// The app before any step, which every shard checks and no shard counts.
struct FirstLook: ScriptSource {
  private var hasBegun = false
  let origin = ExplorationOrigin.start
  let mostScripts: Int? = 0

  mutating func next(_ alphabet: Alphabet, at now: Duration) -> PlayOrder.Script? {
    defer { hasBegun = true }
    return hasBegun ? nil : .steps([])
  }
}
