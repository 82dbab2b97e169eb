/// Goes through random scripts; each follows from the seed and its number.
struct RandomSearch: Sendable {
  let scripts: Int
  let length: Int
  let seed: UInt64
  private var following: Int
  private let shard: Shard

  /// The number of the current script.
  private(set) var current = 0

  init(scripts: Int, length: Int, seed: UInt64, shard: Shard) {
    self.scripts = scripts
    self.length = length
    self.seed = seed
    self.shard = shard
    following = shard.index
  }

  /// Returns the next script, or `nil` if there are no more.
  mutating func next(_ alphabet: Alphabet) -> RandomWalk? {
    guard following < scripts else { return nil }
    current = following
    following += shard.count
    return RandomWalk(script: current, length: length, seed: seed, alphabet: alphabet)
  }
}
