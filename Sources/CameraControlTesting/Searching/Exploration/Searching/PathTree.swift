/// The paths from which an exhaustive search continues.
///
/// Each has one move more than another one.
///
/// A search has millions of them, so they take a few bytes each, in three arrays.
struct PathTree: Sendable {
  private let moveCount: Int
  private var parents: [UInt32] = []
  private var moves: [UInt32] = []

  /// The moves that are possible after each path, as bits: all words of the first, then of the next.
  private var possible: [UInt64] = []

  init(moveCount: Int) { self.moveCount = moveCount }

  var count: Int { parents.count }

  private var wordCount: Int { (moveCount + 63) / 64 }

  /// Returns the moves of a path; the first path has none.
  func path(_ index: Int) -> [Int] {
    var (path, index): ([Int], Int) = ([], index)
    while index > 0 {
      path.append(Int(moves[index]))
      index = Int(parents[index])
    }
    return path.reversed()
  }

  /// Adds the path that a move makes of another path; the first path has no other.
  mutating func add(_ move: Int, to parent: Int, possible following: [Int]) {
    parents.append(UInt32(parent))
    moves.append(UInt32(move))
    let first = possible.count
    possible += repeatElement(0, count: wordCount)
    for move in following { possible[first + move / 64] |= 1 << UInt64(move % 64) }
  }

  /// Returns the first possible move after a path that is not below a number.
  func move(from first: Int, after index: Int) -> Int? {
    var (move, word) = (first, index * wordCount + first / 64)
    while move < moveCount {
      let left = possible[word] >> UInt64(move % 64)
      if left != 0 { return move + left.trailingZeroBitCount }
      (move, word) = ((move / 64 + 1) * 64, word + 1)
    }
    return nil
  }
}
