/// Goes through all scripts up to a number of steps, shorter ones first.
///
/// A script is a path through the moves of an alphabet. With merging, the search continues from a
/// path only if the path leads to a state that no earlier path has reached.
///
/// With merging, shards have to agree on new states without communicating. So every shard runs all
/// scripts except the longest. The shards divide only the longest scripts, which are nearly all the
/// work. Without merging, the shards divide the paths of two or more steps as soon as there are as many
/// of the same length as shards. From then on, a shard continues only from its own paths.
struct ExhaustiveSearch: ScriptSource {
  private let depth: Int
  private let moveCount: Int
  private let merging: Bool
  private let shard: Shard

  private var tree: PathTree
  private var seen: Set<StateKey> = []

  /// The path from which the search continues, and the move that it made there.
  private var node = 0
  private var move = -1

  /// The number of moves of the current script, the number of the script, and the first path that is as
  /// long.
  private var length = 0
  private var ordinal = 0
  private var levelEnd = 0

  /// The paths that the shards have divided; each shard continues only from its own.
  private var roots: Range<Int>?

  private var hasBegun = false

  /// Whether the search continues from the current path.
  private var isKept = false

  init(depth: Int, moveCount: Int, merging: Bool, shard: Shard) {
    self.depth = depth
    self.moveCount = moveCount
    self.merging = merging
    self.shard = shard
    tree = PathTree(moveCount: moveCount)
  }

  // Without merging, states are not compared.
  var stateCount: Int { merging ? tree.count : 0 }

  private var path: [Int] { length == 0 ? [] : tree.path(node) + [move] }

  // Otherwise, a shard doesn't know how many scripts come before one that belongs to it.
  var takesTurns: Bool { merging || depth <= 2 }
  var rank: [Int] { takesTurns ? [ordinal] : [length] + path }

  var origin: ExplorationOrigin { .exhaustive(path: path) }

  // The search finds out which scripts belong to a shard only when it reaches them, so this counts all.
  var mostScripts: Int? {
    guard moveCount > 1 else { return max(0, depth) * moveCount }
    var (total, power) = (0, 1)
    for _ in 0..<max(0, depth) {
      guard let product = power.times(moveCount), let sum = total.plus(product) else { return nil }
      (power, total) = (product, sum)
    }
    return total
  }

  mutating func next(_ alphabet: Alphabet, at now: Duration) -> PlayOrder.Script? {
    isKept = false
    guard hasBegun else {
      hasBegun = true
      return .moves([])
    }
    while node < tree.count {
      if node == levelEnd { beginLevel() }
      if let roots, roots.contains(node), !shard.owns(node - roots.lowerBound) {
        node += 1
        continue
      }
      guard let following = tree.move(from: move + 1, after: node) else {
        (node, move) = (node + 1, -1)
        continue
      }
      move = following
      ordinal += 1
      if isOwned || leadsOn { return .moves(path) }
    }
    return nil
  }

  private mutating func beginLevel() {
    length += 1
    levelEnd = tree.count
    let longest = node..<levelEnd
    if !merging, roots == nil, length > 2, longest.count >= shard.count { roots = longest }
  }

  var isOwned: Bool { roots != nil || shard.owns(ordinal) }

  // Another order of callbacks may lead to a state that the usual one doesn't lead to.
  var needsAllRuns: Bool { isOwned || merging }

  // Other scripts of this length may belong to other shards, but all shards continue from them.
  private var leadsOn: Bool { length < depth }

  func complete(_ order: inout PlayOrder) {
    order.wantsState = length < depth
    (order.isChecked, order.isCovered) = (isOwned, isOwned)
  }

  mutating func take(_ outcome: PlayOutcome) {
    if let state = outcome.state, !merging || seen.insert(state).inserted, !isKept {
      isKept = true
      tree.add(max(0, move), to: node, possible: outcome.possible)
    }
  }
}
