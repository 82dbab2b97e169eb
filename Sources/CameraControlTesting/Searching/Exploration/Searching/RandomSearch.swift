/// Goes through random scripts.
///
/// Each script follows from the seed, its number, and the scripts of the same block before it, so that
/// all shards together run the same scripts as one run. Shards take turns with whole blocks. With
/// fewer blocks than shards, each shard takes consecutive scripts of a block, and runs the scripts
/// before them only to learn from them.
struct RandomSearch: ScriptSource {
  private let scripts: Int
  private let length: Int
  private let seed: UInt64
  private let shard: Shard

  /// The scripts of the shard, if it takes less than whole blocks.
  private let piece: Range<Int>?

  /// The time for the scripts; `nil` if a number of scripts is the limit.
  private let budget: Duration?
  private var end: Duration?

  /// The number of the current script among those that the shard runs.
  private var ordinal = -1

  /// The history of the scripts of the current block.
  private var shared = SharedTracks()

  init(_ amount: ExplorationPart.RandomAmount, length: Int, seed: UInt64, shard: Shard) {
    (scripts, budget) =
      switch amount {
      case .scripts(let count): (count, nil)
      case .time(let budget): (.max, .seconds(budget.seconds))
      }
    self.length = length
    self.seed = seed
    self.shard = shard
    piece = (scripts - 1) / Self.block + 1 < shard.count ? shard.piece(of: scripts) : nil
  }

  var spent: SpentBudget? {
    budget.map { _ in SpentBudget(scripts: ordinal + 1, length: length, seed: seed) }
  }

  // The others would use up a time.
  var takesTurns: Bool { budget == nil }
  var rank: [Int] { [current] }

  var origin: ExplorationOrigin { .random(script: current, seed: seed) }
  var mostScripts: Int? { budget == nil ? piece?.count ?? blockCount : nil }
  var isOwned: Bool { piece?.contains(current) ?? true }
  var isFirstOfBlock: Bool { ordinal % Self.block == 0 }

  private var current: Int {
    guard piece == nil else { return first + ordinal }
    return (shard.index + ordinal / Self.block * shard.count) * Self.block + ordinal % Self.block
  }

  /// The script at which the block of the shard's first script begins.
  private var first: Int { (piece?.lowerBound ?? 0) / Self.block * Self.block }

  /// The number of scripts that the shard runs.
  private var runCount: Int {
    guard let piece else { return blockCount }
    return piece.isEmpty ? 0 : piece.upperBound - first
  }

  /// The number of scripts in the shard's blocks.
  private var blockCount: Int {
    let last = (scripts - 1) / Self.block
    let others = (last - shard.index) / shard.count * Self.block
    return others + (shard.owns(last) ? (scripts - 1) % Self.block + 1 : Self.block)
  }

  mutating func next(_ alphabet: Alphabet, at now: Duration) -> PlayOrder.Script? {
    guard ordinal + 1 < runCount else { return nil }
    if let budget {
      let end = end ?? now + budget
      self.end = end
      guard now < end else { return nil }
    }
    ordinal += 1
    // A search that has tried everything prefers nothing. A new beginning leads to other scripts.
    if isFirstOfBlock { shared = SharedTracks() }
    return .walk(
      RandomWalk(script: current, length: length, seed: seed, alphabet: alphabet, shared: shared))
  }

  // The phone still checks properties, because their code may change what the phone does next.
  func complete(_ order: inout PlayOrder) { (order.isCovered, order.readsKeys) = (isOwned, true) }

  mutating func take(_ outcome: PlayOutcome) {
    // Runs under other variants and in other orders have no walk.
    if let moves = outcome.moves { shared.tracks.end(moves) }
  }

  /// How many scripts in a row learn from each other.
  private static let block = 256

  /// The largest number of steps; a longer script has a text that can't be read again.
  static let longest = 500_000
}
