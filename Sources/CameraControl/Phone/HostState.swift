/// The state behind a host's lock: the world, the objects, and the followers.
package struct HostState: Sendable {
  package var world: World
  package var batch = Batch()
  package var registry = Registry()

  /// Whether a thread is carrying out errands; new errands wait for it.
  private var isCarryingOut = false

  private var errands = Outbox<Errand>()
  private var records: [PhoneRecord] = []
  private(set) var followers: [Follower] = []

  init(world: World) {
    self.world = world
  }

  /// Makes the caller carry out errands, unless another thread does or there are none.
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

  /// Continues with errands that have come up by now; if there are none, ends the caller's turn.
  ///
  /// - Parameter delivery: The finished delivery; it is empty, so nothing is released here.
  /// - Returns: Whether there is more to carry out.
  mutating func goOn(_ delivery: inout PhoneDelivery) -> Bool {
    findObjects()
    guard errands.count > 0 else {
      // The arrays have already grown to their working size.
      swap(&errands, &delivery.errands)
      delivery.exchangeRecords(&records)
      isCarryingOut = false
      return false
    }
    delivery.refill(&errands, followers: followers, wanted: batch.wanted)
    return true
  }

  /// Returns a delivery for records outside of the errands.
  func emptyDelivery(for host: PhoneHost) -> PhoneDelivery {
    PhoneDelivery(host, followers: followers, wanted: batch.wanted)
  }

  /// Finds the objects of all effects so far.
  mutating func findObjects() {
    while let effect = batch.effects.pop() {
      // What was to be released may have come back in the meantime.
      if case .release(let mentioned) = effect, world.keeps(mentioned) { continue }
      registry.addErrand(for: effect, to: &errands)
    }
  }

  /// Checks which of the delegates that decide the next gesture are gone, and tells the world.
  ///
  /// A delegate is an app's object that is not retained, so no call reports its end. What the check
  /// retains is returned through `found`, to be released once the lock is free.
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

  /// Removes a follower, and returns it so that the caller can release it.
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
