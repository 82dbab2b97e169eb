/// The state behind a host's lock: the world, the objects, and the followers.
package struct HostState: ~Copyable, Sendable {
  package var world: World
  package var batch = Batch()
  package var registry = Registry()

  /// What carries out errands; `nil` while a thread does, for which new errands wait.
  private var delivery: Boxed<PhoneDelivery>? = Boxed(PhoneDelivery())

  // Errands whose objects were found early, because one of them was about to leave.
  private var errands = Outbox<Errand>()
  private(set) var followers = Followers()

  /// Whether the followers have changed since the delivery was taken.
  private var hasNewFollowers = false

  init(world: World) {
    self.world = world
  }

  /// Makes the caller carry out errands, unless another thread does or there are none.
  mutating func startCarryingOut() -> Boxed<PhoneDelivery>? {
    guard delivery != nil, hasWork else { return nil }
    var started = delivery.take()
    load(&started)
    return started
  }

  /// Continues with errands that have come up by now; if there are none, ends the caller's turn.
  ///
  /// - Parameter delivery: The finished delivery, which is empty; `nil` if the turn has ended.
  /// - Returns: Followers that the delivery no longer has, for the caller to release.
  mutating func goOn(_ delivery: inout Boxed<PhoneDelivery>?) -> Followers? {
    let earlier = hasNewFollowers ? delivery?.value.follow(followers, batch.wanted) : nil
    hasNewFollowers = false
    if hasWork { load(&delivery) } else { self.delivery = delivery.take() }
    return earlier
  }

  private var hasWork: Bool {
    !batch.effects.isEmpty || !batch.records.isEmpty || !errands.isEmpty
  }

  /// Gives everything that is to be done to an empty delivery.
  private mutating func load(_ delivery: inout Boxed<PhoneDelivery>?) {
    // Records that are behind other errands become errands themselves.
    if errands.isEmpty {
      delivery?.value.take(&batch.records)
    } else {
      delivery?.value.take(&errands)
    }
    delivery?.value.addErrands { findObjects(for: &$0) }
  }

  /// Returns a delivery for records outside of the errands.
  func recordDelivery() -> RecordDelivery {
    RecordDelivery(followers: followers, wanted: batch.wanted)
  }

  /// Finds the objects of all effects so far, because one of the objects is about to leave.
  mutating func findObjects() {
    var found = Outbox<Errand>()
    swap(&found, &errands)
    findObjects(for: &found)
    swap(&found, &errands)
  }

  private mutating func findObjects(for errands: inout Outbox<Errand>) {
    while let record = batch.records.pop() { errands.push(.record(record.event)) }
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
  mutating func lookForDelegates(keeping found: inout KeptObjects) {
    guard registry.hasDelegates else { return }
    var gone: [DelegateID] = []
    world.forEachDelegateInFront { id in
      if let kept = registry.delegate(id)?.keep() { found.add(kept) } else { gone.append(id) }
    }
    for id in gone { world.forget(id) }
  }

  // MARK: Followers

  mutating func add(_ follower: Follower) {
    followers.add(follower)
    lookWhatIsWanted()
  }

  /// Removes a follower, and returns it so that the caller can release it.
  mutating func remove(_ follower: Follower) -> Follower? {
    defer { lookWhatIsWanted() }
    return followers.remove(follower)
  }

  // The followers that are replaced here exist elsewhere, so nothing of an app is released.
  private mutating func lookWhatIsWanted() {
    batch.wanted = followers.kinds
    batch.dropUnwanted()
    hasNewFollowers = delivery?.value.follow(followers, batch.wanted) == nil
  }
}
