/// Goes through all scripts up to a number of steps, shorter ones first.
///
/// A script is a path through the moves of an alphabet. Where the search merges, it goes on from a
/// path only if the path leads to a state that no earlier path has reached.
///
/// Shares of a search that merges have to agree on what is new without talking to each other. So
/// every share runs all scripts except the longest. The longest, which are nearly all the work, are
/// divided. Where nothing is merged, a share goes by the first two moves.
struct ExhaustiveSearch: Sendable {
  private let depth: Int
  private let moveCount: Int
  private let merging: Bool
  private let shard: Shard

  private var tree: PathTree
  private var seen: Set<StateKey> = []

  /// The path that the search goes on from, and the move that it made there.
  private var node = 0
  private var move = -1

  /// The number of moves of the current script, the number of the script among those of this length,
  /// and the first path that is as long.
  private var length = 0
  private var ordinal = 0
  private var levelEnd = 0

  private var hasBegun = false

  init(depth: Int, moveCount: Int, merging: Bool, shard: Shard) {
    self.depth = depth
    self.moveCount = moveCount
    self.merging = merging
    self.shard = shard
    tree = PathTree(moveCount: moveCount)
  }

  /// The number of different states that the search goes on from; none if it does not compare them.
  var stateCount: Int { merging ? tree.count : 0 }

  /// The current path.
  var path: [Int] { length == 0 ? [] : tree.path(node) + [move] }

  /// The largest number of scripts that the search can run, or `nil` if it is too large to count.
  var mostScripts: Int? {
    guard moveCount > 1 else { return max(0, depth) * moveCount }
    var (total, power) = (0, 1)
    for _ in 0..<max(0, depth) {
      guard let product = power.times(moveCount), let sum = total.plus(product) else { return nil }
      (power, total) = (product, sum)
    }
    return total
  }
}

extension ExhaustiveSearch {
  /// Returns the next path, or `nil` if there are no more.
  mutating func next() -> [Int]? {
    guard hasBegun else {
      hasBegun = true
      return []
    }
    while node < tree.count {
      if node == levelEnd { (length, ordinal, levelEnd) = (length + 1, -1, tree.count) }
      guard let following = tree.move(from: move + 1, after: node) else {
        (node, move) = (node + 1, -1)
        continue
      }
      move = following
      ordinal += 1
      if ownsCurrent || leadsOn { return path }
    }
    return nil
  }

  /// Whether the current path is part of the share; if not, it only leads to others that may be.
  var ownsCurrent: Bool {
    guard !merging else { return shard.owns(ordinal) }
    let path = path
    return switch path.count {
    case 0: shard.index == 0
    case 1: shard.owns(path[0])
    case _: shard.owns(path[0] * moveCount + path[1])
    }
  }

  private var leadsOn: Bool { merging ? length < depth : length == 1 }

  /// Whether the state that the current path leads to matters.
  var wantsState: Bool { length < depth }

  /// Notes what became of the current path.
  mutating func take(_ outcome: PlayOutcome) {
    guard let state = outcome.state else { return }
    guard !merging || seen.insert(state).inserted else { return }
    tree.add(max(0, move), to: node, possible: outcome.possible)
  }
}
