import CameraControl

/// Scripts that are run in order.
struct ScriptQueue: Sendable {
  private(set) var scripts: [NamedScript]
  private let shard: Shard

  /// The number of the current script.
  private(set) var index = -1

  init(_ scripts: [NamedScript], _ shard: Shard) {
    self.scripts = scripts
    self.shard = shard
  }

  /// The number of scripts that belong to the share of the work.
  var ownedCount: Int { scripts.indices.count { owns($0) } }

  /// Returns the next script that belongs to the share of the work, or `nil` if there are no more.
  mutating func next() -> NamedScript? {
    repeat { index += 1 } while index < scripts.count && !owns(index)
    return script(index)
  }

  /// Returns a script by its number, or `nil` if there is none.
  func script(_ index: Int) -> NamedScript? {
    scripts.indices.contains(index) ? scripts[index] : nil
  }

  /// A file goes by its name, because shares may see a folder at different times.
  private func owns(_ index: Int) -> Bool {
    guard let name = scripts[index].name else { return shard.owns(index) }
    let ended = CorpusFolder.endedShare(name, of: shard.count)
    return shard.owns(ended ?? Int(StableHash.of(name) >> 1))
  }
}
