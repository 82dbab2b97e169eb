import CameraControl

/// What an exploration knows so far of the steps that are possible in each state, and of state keys.
///
/// A run looks only for what isn't known yet, so that looking costs nothing after a while.
struct Sights: Sendable {
  /// The pairs of a state and a move that were possible, as they were found.
  private(set) var pairs: [Int] = []

  /// Whether each pair was possible, as far as pairs were added.
  private var isPossible: [Bool] = []

  /// The texts of state keys, by their hashes in this process.
  private(set) var keys: [Int: String] = [:]

  /// The states, with the conditions that steps found in them.
  private var looks: Set<Look> = []

  private struct Look: Hashable, Sendable {
    let state: Int
    let conditions: UInt64
  }
}

extension Sights {
  /// Notes the moves that are possible in a situation, unless that is known.
  mutating func look(
    at situation: Situation, _ alphabet: Alphabet, except known: Sights,
    _ isPossible: (Int) -> Bool
  ) {
    let first = Coverage.pair(situation.summary, 0, of: alphabet.moves.count)
    let look = Look(state: first, conditions: situation.conditions.rawValue)
    let isNew = !known.looks.contains(look) && looks.insert(look).inserted
    // Their conditions don't say whether a wait, a setting or a step of the app is possible.
    for move in isNew ? Array(alphabet.moves.indices) : alphabet.unsure {
      let pair = first + move
      guard !known.hasSeen(pair), !pairs.contains(pair) else { continue }
      if alphabet.allows(move, in: situation, isPossible) { pairs.append(pair) }
    }
  }

  private func hasSeen(_ pair: Int) -> Bool { pair < isPossible.count && isPossible[pair] }

  /// Notes the values of a state key, and returns its hash.
  mutating func note(_ values: [AnyHashable], except known: Sights) -> Int {
    let key = values.hashValue
    guard known.keys[key] == nil, keys[key] == nil else { return key }
    keys[key] = OneLine.short(values.map { "\($0)" }.joined(separator: ", "), to: 200)
    return key
  }

  /// Adds what a run has added.
  mutating func add(_ other: Sights) {
    for pair in other.pairs {
      isPossible += repeatElement(false, count: max(0, pair + 1 - isPossible.count))
      isPossible[pair] = true
    }
    if !other.looks.isEmpty { looks.formUnion(other.looks) }
    if !other.keys.isEmpty { keys.merge(other.keys) { own, _ in own } }
  }
}
