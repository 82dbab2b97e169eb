import CameraControl

/// Scripts that are run in order.
struct ScriptQueue: ScriptSource {
  private let scripts: [NamedScript]
  private let shard: Shard
  private var index = -1

  init(_ scripts: [NamedScript], _ shard: Shard) {
    self.scripts = scripts
    self.shard = shard
  }

  var rank: [Int] { [index] }
  var origin: ExplorationOrigin { .script(number: index, file: scripts[index].name) }
  var mostScripts: Int? { scripts.indices.count { owns($0) } }

  mutating func next(_ alphabet: Alphabet, at now: Duration) -> PlayOrder.Script? {
    repeat { index += 1 } while index < scripts.count && !owns(index)
    return index < scripts.count ? .steps(scripts[index].steps) : nil
  }

  func complete(_ order: inout PlayOrder) { order.readsKeys = true }

  // A script of the corpus comes with the order in which it failed.
  var ownOrder: DeliveryOrder? { scripts[index].order }

  /// A file goes by its name, because shards may see a folder at different times.
  private func owns(_ index: Int) -> Bool {
    guard let name = scripts[index].name else { return shard.owns(index) }
    let ended = CorpusFolder.endedShare(name, of: shard.count)
    return shard.owns(ended ?? Int(StableHash.of(name) >> 1))
  }
}
