/// Goes through random scripts; each follows from the seed and its number.
struct RandomSearch: Sendable {
  let scripts: Int
  let length: Int
  let seed: UInt64
  private let shard: Shard

  /// The number of the current script among those of the share.
  private var ordinal = -1

  init(scripts: Int, length: Int, seed: UInt64, shard: Shard) {
    self.scripts = scripts
    self.length = length
    self.seed = seed
    self.shard = shard
  }

  /// The number of the current script.
  var current: Int { shard.index + ordinal * shard.count }

  /// The number of scripts that belong to the share of the work.
  var ownedCount: Int {
    shard.index < scripts ? (scripts - shard.index - 1) / shard.count + 1 : 0
  }

  /// Returns the next script, or `nil` if there are no more.
  mutating func next(_ alphabet: Alphabet) -> RandomWalk? {
    guard ordinal + 1 < ownedCount else { return nil }
    ordinal += 1
    return walk(current, alphabet)
  }

  /// Returns a script by its number, or `nil` if there is none.
  func walk(_ script: Int, _ alphabet: Alphabet) -> RandomWalk? {
    guard (0..<scripts).contains(script) else { return nil }
    return RandomWalk(script: script, length: length, seed: seed, alphabet: alphabet)
  }
}
