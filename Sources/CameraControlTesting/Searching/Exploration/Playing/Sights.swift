import CameraControl

/// The steps that are known to be possible in each state, and the texts of state keys.
///
/// A run begins with what the search knows, and looks only for what isn't known, so that looking costs
/// nothing after a while.
struct Sights: Sendable {
  /// The pairs of a state and a move that the run has found possible.
  private(set) var pairs: [Int] = []

  /// The texts of state keys, a line for each part, by their hashes in this process.
  private(set) var keys: [Int: String] = [:]

  // Whether each pair was possible, and a number for each state with the conditions that steps found in it.
  private var isPossible: [Bool] = []
  private var looks: Set<UInt64> = []

  /// Notes the moves that are possible in a situation, unless that is known.
  mutating func look(at situation: Situation, _ alphabet: Alphabet, _ isPossible: (Int) -> Bool) {
    let first = Coverage.pair(situation.summary, 0, of: alphabet.moves.count)
    let look = StableHash.mixed(situation.conditions.rawValue) ^ UInt64(first)
    guard looks.contains(look) else {
      looks.insert(look)
      let missing = first + alphabet.moves.count - self.isPossible.count
      self.isPossible += repeatElement(false, count: max(0, missing))
      for move in alphabet.moves.indices { note(move, first, situation, alphabet, isPossible) }
      return
    }
    // Their conditions don't say whether a wait, a setting or a step of the app is possible.
    for move in alphabet.unsure { note(move, first, situation, alphabet, isPossible) }
  }

  private mutating func note(
    _ move: Int, _ first: Int, _ situation: Situation, _ alphabet: Alphabet,
    _ isPossible: (Int) -> Bool
  ) {
    guard !self.isPossible[first + move], alphabet.allows(move, in: situation, isPossible)
    else { return }
    self.isPossible[first + move] = true
    pairs.append(first + move)
  }

  /// Notes the values of a state key, and returns its hash.
  mutating func note(_ values: [AnyHashable]) -> Int {
    let key = values.hashValue
    if keys[key] == nil {
      let parts = values.enumerated().flatMap { number, value in
        Self.parts(of: value.base, values.count > 1 ? "\(number + 1): " : "")
      }
      keys[key] = parts.joined(separator: "\n")
    }
    return key
  }

  /// Returns the stored properties of a struct that has no text of its own, or else the value.
  private static func parts(of value: Any, _ prefix: String) -> [String] {
    let mirror = Mirror(reflecting: value)
    let isDivided = mirror.displayStyle == .struct && !(value is any CustomStringConvertible)
    let parts = isDivided ? mirror.children.map { "\($0.label ?? ""): \($0.value)" } : []
    return (parts.isEmpty ? ["\(value)"] : parts).map { OneLine.short(prefix + $0, to: 200) }
  }

  /// Ends a run, after which nothing is new.
  mutating func end() {
    pairs = []
    // Each run that adds a key has a copy, so of very many keys runs make the texts again.
    if keys.count > 10_000 { keys = [:] }
  }
}
