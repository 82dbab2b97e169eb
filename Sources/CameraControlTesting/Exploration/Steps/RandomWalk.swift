import CameraControl

/// Chooses the moves of one random script.
///
/// Each script uses a random subset of the moves, so that rare combinations come up, too. Everything
/// follows from the seed and the number of the script.
struct RandomWalk: Sendable {
  private var generator: SeededGenerator
  private let subset: [Int]
  private var left: Int

  init(script: Int, length: Int, seed: UInt64, alphabet: Alphabet) {
    var mixer = SeededGenerator(seed: seed)
    var generator = SeededGenerator(seed: mixer.next() &+ UInt64(script) &* 0xD1B5_4A32_D192_ED03)
    subset = Self.subset(of: alphabet.moves.count, using: &generator)
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
    return choose(among: subset, situation, alphabet)
      ?? choose(among: Array(alphabet.moves.indices), situation, alphabet)
  }

  private mutating func choose(
    among moves: [Int], _ situation: Situation, _ alphabet: Alphabet
  ) -> (move: Int, step: GestureStep)? {
    // Drawing again is cheaper than asking of every move whether it is possible.
    let total = moves.reduce(0) { $0 + alphabet.weights[$1] }
    for _ in 0..<8 {
      var ticket = Int.random(in: 0..<total, using: &generator)
      let pick =
        moves.first { move in
          ticket -= alphabet.weights[move]
          return ticket < 0
        } ?? moves[0]
      if let step = alphabet.moves[pick].step(in: situation) { return (pick, step) }
    }
    let possible = moves.compactMap { move in
      alphabet.moves[move].step(in: situation).map { (move: move, step: $0) }
    }
    return possible.randomElement(using: &generator)
  }
}
