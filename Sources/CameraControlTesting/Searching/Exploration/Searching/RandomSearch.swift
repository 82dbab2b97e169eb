/// Goes through random scripts.
///
/// Each script follows from the seed, its number, and the scripts of the same block before it, so that
/// all shares together run the same scripts as one run.
struct RandomSearch: ScriptSource {
  private let scripts: Int
  private let length: Int
  private let seed: UInt64
  private let shard: Shard

  /// How long the scripts are run; `nil` if their number ends them.
  private let budget: Duration?
  private var end: Duration?

  /// The number of the current script among those of the share.
  private var ordinal = -1

  /// What the scripts of the current block have done.
  private var tracks = Tracks()

  init(_ amount: ExplorationPart.RandomAmount, length: Int, seed: UInt64, shard: Shard) {
    (scripts, budget) =
      switch amount {
      case .scripts(let count): (count, nil)
      case .time(let budget): (.max, .seconds(budget.seconds))
      }
    self.length = length
    self.seed = seed
    self.shard = shard
  }

  var spent: SpentBudget? {
    budget.map { _ in SpentBudget(scripts: ordinal + 1, length: length, seed: seed) }
  }

  var origin: ExplorationOrigin { .random(script: current, seed: seed) }
  var mostScripts: Int? { budget == nil ? ownedCount : nil }

  private var current: Int {
    (shard.index + ordinal / Self.block * shard.count) * Self.block + ordinal % Self.block
  }

  private var ownedCount: Int {
    let last = (scripts - 1) / Self.block
    guard shard.index <= last else { return 0 }
    let others = (last - shard.index) / shard.count * Self.block
    return others + (shard.owns(last) ? (scripts - 1) % Self.block + 1 : Self.block)
  }

  mutating func next(_ alphabet: Alphabet, at now: Duration) -> PlayOrder.Script? {
    guard ordinal + 1 < ownedCount else { return nil }
    if let budget {
      let end = end ?? now + budget
      self.end = end
      guard now < end else { return nil }
    }
    ordinal += 1
    // What knows everything prefers nothing, and another beginning leads elsewhere.
    if ordinal % Self.block == 0 { tracks = Tracks() }
    return .walk(
      RandomWalk(script: current, length: length, seed: seed, alphabet: alphabet, tracks: tracks))
  }

  // A random script counts towards what was reached.
  func complete(_ order: inout PlayOrder) {}

  mutating func take(_ outcome: PlayOutcome) -> Bool {
    if let walk = outcome.walk {
      tracks = walk.tracks
      tracks.end(walk.moves)
    }
    return true
  }

  /// How many scripts in a row learn from each other, and fall to the same share.
  private static let block = 256
}
