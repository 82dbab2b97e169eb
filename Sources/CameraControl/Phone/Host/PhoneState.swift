/// The state behind a host's lock: the world, the objects of apps, the followers, and what is to be
/// done.
package struct PhoneState: ~Copyable, Sendable {
  package var world: World
  var registry = Registry()
  private(set) var followers: [Follower] = []

  /// The errands that no thread carries out yet.
  private var pending: [Errand] = []

  /// Whether a thread carries out errands: new ones wait for it.
  private var isCarryingOut = false

  /// The storage of a turn, while no thread uses it.
  private var idle = Turn()

  init(world: World) {
    self.world = world
  }

  /// What a thread carries out in its turn.
  struct Turn: Sendable {
    var errands: [Errand] = []
    /// The records since the last errand that calls code of an app.
    var records: [PhoneRecord] = []
    var followers: [Follower] = []
  }

  /// Finds the objects of the effects of an input, which are to be carried out from now on.
  mutating func findObjects() {
    guard !world.effects.all.isEmpty else { return }
    if pending.capacity == 0 { pending.reserveCapacity(world.effects.all.capacity) }
    for index in world.effects.all.indices {
      let effect = world.effects.all[index]
      // What was to be released may have come back in the meantime.
      if case .release(let mentioned) = effect, world.keeps(mentioned) { continue }
      if let errand = registry.errand(for: effect) { pending.append(errand) }
    }
    world.effects.removeAll()
  }

  /// Makes the caller carry out errands, unless another thread does or there are none.
  mutating func begin() -> Turn? {
    guard !isCarryingOut, !pending.isEmpty else { return nil }
    isCarryingOut = true
    var turn = Turn()
    swap(&turn, &idle)
    load(&turn)
    return turn
  }

  /// Continues with errands that have come up meanwhile; returns `false`, and ends the turn, if there
  /// are none.
  mutating func continueTurn(_ turn: inout Turn) -> Bool {
    guard pending.isEmpty else {
      load(&turn)
      return true
    }
    isCarryingOut = false
    // The next errands use the storage again, unless new ones have come meanwhile, with storage of
    // their own.
    if pending.capacity == 0 { swap(&turn.errands, &pending) }
    swap(&turn, &idle)
    return false
  }

  private mutating func load(_ turn: inout Turn) {
    swap(&turn.errands, &pending)
    turn.followers = followers
  }

  /// Checks which of the delegates that decide the next gesture are gone, and tells the world.
  ///
  /// A delegate is an app's object that is not retained, so no call reports its end. What the check
  /// retains is returned through `kept`, to be released once the lock is free.
  mutating func lookForDelegates(keeping kept: inout RetainedDelegates) {
    guard registry.hasDelegates else { return }
    for session in world.frontSessions {
      guard let id = world.delegate(of: session) else { continue }
      if let object = registry.delegates[id]?.keep() {
        kept.add(object)
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
    defer { lookWhatIsWanted() }
    return followers.firstIndex { $0 === follower }.map { followers.remove(at: $0) }
  }

  private mutating func lookWhatIsWanted() {
    world.effects.wanted = followers.reduce(into: []) { $0.formUnion($1.kinds) }
  }
}
