/// Goes through all scripts up to a number of steps, shorter ones first.
///
/// A script is a path through the moves of an alphabet. Where the search merges, it extends a path
/// only if the path leads to a state that no earlier path has reached. A share of the work goes by
/// the first two moves, so that the paths to a state stay together.
struct ExhaustiveSearch: Sendable {
  private let depth: Int
  private let moveCount: Int
  private let merging: Bool
  private let shard: Shard

  private var level: [Node] = []
  private var nextLevel: [Node] = []
  private var node = 0
  private var move = 0
  private var current: [UInt16]?
  private var hasBegun = false
  private var seen: Set<StateKey> = []

  /// A path that can be extended.
  private struct Node {
    let path: [UInt16]
    let possible: [UInt16]
  }

  init(depth: Int, moveCount: Int, merging: Bool, shard: Shard) {
    self.depth = depth
    self.moveCount = moveCount
    self.merging = merging
    self.shard = shard
  }

  /// The number of different states so far.
  var stateCount: Int { seen.count }

  /// The current path.
  var path: [Int] { (current ?? []).map(Int.init) }

  /// The largest number of scripts that the search can run, or `nil` if it is too large to count.
  var mostScripts: Int? {
    var (total, power) = (0, 1)
    for _ in 0..<max(0, depth) {
      let (product, overflow) = power.multipliedReportingOverflow(by: moveCount)
      let (sum, carry) = total.addingReportingOverflow(product)
      guard !overflow, !carry else { return nil }
      (power, total) = (product, sum)
      if power == 0 { break }
    }
    return total
  }
}

extension ExhaustiveSearch {
  /// Returns the next path, or `nil` if there are no more.
  mutating func next() -> [Int]? {
    guard hasBegun else {
      hasBegun = true
      current = []
      return []
    }
    while let path = nextPath() {
      guard isOwned(path) || path.count == 1 else { continue }
      current = path
      return path.map(Int.init)
    }
    current = nil
    return nil
  }

  private mutating func nextPath() -> [UInt16]? {
    while true {
      if node == level.count {
        guard !nextLevel.isEmpty else { return nil }
        (level, nextLevel, node, move) = (nextLevel, [], 0, 0)
      }
      let here = level[node]
      if move < here.possible.count {
        defer { move += 1 }
        return here.path + [here.possible[move]]
      }
      (node, move) = (node + 1, 0)
    }
  }

  /// Whether the current path is part of the share; if not, it only leads to others that may be.
  var ownsCurrent: Bool { current.map(isOwned) ?? false }

  private func isOwned(_ path: [UInt16]) -> Bool {
    switch path.count {
    case 0: shard.index == 0
    case 1: shard.owns(Int(path[0]))
    case _: shard.owns(Int(path[0]) * moveCount + Int(path[1]))
    }
  }

  /// Whether the state that the current path leads to matters.
  var wantsState: Bool { (current?.count ?? 0) < depth || merging }

  /// Notes what became of the current path.
  mutating func take(_ outcome: PlayOutcome) {
    guard let path = current, outcome.broken == nil, let state = outcome.state else { return }
    let isNew = seen.insert(state).inserted
    guard path.count < depth, isNew || !merging else { return }
    nextLevel.append(Node(path: path, possible: outcome.possible.map(UInt16.init)))
  }
}
