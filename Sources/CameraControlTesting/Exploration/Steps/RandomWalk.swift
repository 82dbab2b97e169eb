import CameraControl

/// Chooses the moves of one random script.
///
/// Each script uses a random subset of the moves, so that rare combinations come up, too. Everything
/// follows from the seed and the number of the script.
struct RandomWalk: Sendable {
  private var generator: SeededGenerator
  private let subset: [Int]

  /// For each move of the subset, the weights up to and including its own.
  private let ends: [Int]
  private var left: Int

  init(script: Int, length: Int, seed: UInt64, alphabet: Alphabet) {
    var mixer = SeededGenerator(seed: seed)
    var generator = SeededGenerator(seed: mixer.next() &+ UInt64(script) &* 0xD1B5_4A32_D192_ED03)
    subset = Self.subset(of: alphabet.moves.count, using: &generator)
    var total = 0
    ends = subset.map { move in
      total += alphabet.weights[move]
      return total
    }
    left = length
    self.generator = generator
  }

  private static func subset(
    of count: Int, using generator: inout SeededGenerator
  ) -> [Int] {
    // Every fourth script uses all moves.
    if Int.random(in: 0..<4, using: &generator) == 0 { return Array(0..<count) }
    let bits = (0..<count).map { _ in Bool.random(using: &generator) }
    let subset = bits.indices.filter { bits[$0] }
    return subset.isEmpty ? Array(0..<count) : subset
  }

  /// Returns the next move and the step that it is now, or `nil` at the end of the script.
  mutating func next(
    in situation: Situation, _ alphabet: Alphabet
  ) -> (move: Int, step: GestureStep)? {
    guard left > 0 else { return nil }
    left -= 1
    // Drawing again is cheaper than asking of every move whether it is possible.
    for _ in 0..<Self.draws {
      let move = draw()
      if let step = alphabet.moves[move].step(in: situation) { return (move, step) }
    }
    return choose(among: subset, situation, alphabet)
      ?? choose(among: Array(alphabet.moves.indices), situation, alphabet)
  }

  private mutating func draw() -> Int {
    let ticket = Int.random(in: 0..<(ends.last ?? 1), using: &generator)
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > ticket { high = middle } else { low = middle + 1 }
    }
    return subset[low]
  }

  private mutating func choose(
    among moves: [Int], _ situation: Situation, _ alphabet: Alphabet
  ) -> (move: Int, step: GestureStep)? {
    let possible = moves.compactMap { move in
      alphabet.moves[move].step(in: situation).map { (move: move, step: $0) }
    }
    return possible.randomElement(using: &generator)
  }

  private static let draws = 8
}
