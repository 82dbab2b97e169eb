/// What a host keeps behind its lock: the world, the objects, and who follows.
package struct HostState: Sendable {
  package var world: World
  package var batch = Batch()
  package var registry = Registry()

  /// Whether some thread carries errands out; what comes about meanwhile waits for it.
  private var isCarryingOut = false

  private var errands = Outbox<Errand>()
  private var records: [PhoneRecord] = []
  private(set) var followers: [Follower] = []

  init(world: World) {
    self.world = world
  }

  /// Makes the caller the one that carries out, unless there is one or nothing to carry out.
  mutating func startCarryingOut(for host: PhoneHost) -> PhoneDelivery? {
    guard !isCarryingOut else { return nil }
    findObjects()
    guard errands.count > 0 else { return nil }
    isCarryingOut = true
    var delivery = emptyDelivery(for: host)
    swap(&delivery.errands, &errands)
    delivery.exchangeRecords(&records)
    return delivery
  }

  /// Goes on with what has come about meanwhile; if there is nothing, the caller's turn ends.
  ///
  /// - Parameter delivery: What was carried out; it is empty now, so nothing is let go of here.
  /// - Returns: Whether there is more.
  mutating func goOn(_ delivery: inout PhoneDelivery) -> Bool {
    findObjects()
    guard errands.count > 0 else {
      // The arrays have grown to what they have to hold.
      swap(&errands, &delivery.errands)
      delivery.exchangeRecords(&records)
      isCarryingOut = false
      return false
    }
    delivery.refill(&errands, followers: followers, wanted: batch.wanted)
    return true
  }

  /// A delivery for what is told outside of the errands.
  func emptyDelivery(for host: PhoneHost) -> PhoneDelivery {
    PhoneDelivery(host, followers: followers, wanted: batch.wanted)
  }

  /// Finds the objects of what has come about so far.
  mutating func findObjects() {
    guard !batch.effects.isEmpty else { return }
    for index in batch.effects.indices {
      let effect = batch.effects[index]
      // What was let go of may have come back before its turn.
      if case .release(let mentioned) = effect, world.keeps(mentioned) { continue }
      registry.addErrand(for: effect, to: &errands)
    }
    batch.effects.empty()
  }

  /// Looks which of the delegates that decide about the next gesture are gone, and tells the world.
  ///
  /// A delegate is an object of the app that is not kept, so no call says that it has gone. What the
  /// look holds on to is handed out, to be let go of once the lock is free.
  mutating func lookForDelegates(keeping found: inout [Kept]) {
    for id in world.watchedDelegates {
      if let kept = registry.delegate(id)?.keep() {
        found.append(kept)
      } else {
        world.forget(id)
      }
    }
  }

  // MARK: Followers

  mutating func add(_ follower: Follower) {
    followers.append(follower)
    lookWhatIsWanted()
  }

  /// Takes a follower out, and hands it over to be let go of.
  mutating func remove(_ follower: Follower) -> Follower? {
    guard let index = followers.firstIndex(where: { $0 === follower }) else { return nil }
    let removed = followers.remove(at: index)
    lookWhatIsWanted()
    return removed
  }

  private mutating func lookWhatIsWanted() {
    batch.wanted = followers.reduce(into: []) { $0.formUnion($1.kinds) }
  }
}
