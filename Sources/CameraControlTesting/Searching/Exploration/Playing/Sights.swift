import CameraControl

/// The steps that were possible in each state, and the texts of state keys.
///
/// A run looks only for what isn't known yet, so that looking costs nothing after a while.
struct Sights: Sendable {
  /// The pairs of a state and a move that were possible.
  private(set) var pairs: [Int] = []

  /// The texts of state keys, by their hashes in this process.
  private(set) var keys: [Int: String] = [:]

  // Whether each pair was possible, and a number for each state with the conditions that steps found in it.
  private var isPossible: [Bool] = []
  private var looks: Set<UInt64> = []
}

extension Sights {
  /// Notes the moves that are possible in a situation, unless that is known.
  mutating func look(
    at situation: Situation, _ alphabet: Alphabet, except known: Sights,
    _ isPossible: (Int) -> Bool
  ) {
    let first = Coverage.pair(situation.summary, 0, of: alphabet.moves.count)
    let look = StableHash.mixed(situation.conditions.rawValue) ^ UInt64(first)
    let isNew = !known.looks.contains(look) && looks.insert(look).inserted
    // Their conditions don't say whether a wait, a setting or a step of the app is possible.
    for move in isNew ? Array(alphabet.moves.indices) : alphabet.unsure {
      let pair = first + move
      if pair < known.isPossible.count && known.isPossible[pair] || pairs.contains(pair) {
        continue
      }
      if alphabet.allows(move, in: situation, isPossible) { pairs.append(pair) }
    }
  }

  /// Notes the values of a state key, and returns its hash.
  mutating func note(_ values: [AnyHashable], except known: Sights) -> Int {
    let key = values.hashValue
    if known.keys[key] == nil, keys[key] == nil {
      keys[key] = OneLine.short(values.map { "\($0)" }.joined(separator: ", "), to: 200)
    }
    return key
  }

  /// Adds what a run has added.
  mutating func add(_ other: Sights) {
    for pair in other.pairs {
      isPossible += repeatElement(false, count: max(0, pair + 1 - isPossible.count))
      isPossible[pair] = true
    }
    if !other.looks.isEmpty { looks.formUnion(other.looks) }
    // Each run that begins has a copy, so of very many keys a run makes the texts again.
    if !other.keys.isEmpty, keys.count < 10_000 { keys.merge(other.keys) { own, _ in own } }
  }
}
