/// The state behind a host's lock: the world, the apps' objects, the followers, and pending
/// effects.
package struct PhoneState: ~Copyable, Sendable {
  package var world: World
  var registry = Registry()

  /// Whether an app has ever created a session on the phone.
  var hasHadSession = false

  private(set) var followers: [Follower] = []

  /// The effects that no thread carries out yet.
  private var pending = Batch()

  /// Whether a thread carries out effects: new ones wait for it.
  private var isCarryingOut = false

  /// The storage of a batch, while no thread uses it.
  private var idle = Batch()

  init(world: World) { self.world = world }

  /// The effects that a thread carries out in one batch.
  struct Batch: Sendable {
    var records = RecordList()
    /// How many of the records followers have received.
    var delivered = 0
    /// What else is to be done, each after a number of the records; once a thread carries it out, the
    /// first effect is the last of the array.
    var effects: [(effect: PhoneEffect<Objects>, after: Int)] = []
    var followers: [Follower] = []

    var isEmpty: Bool { records.all.isEmpty && effects.isEmpty }

    fileprivate var hasStorage: Bool { records.all.capacity > 0 || effects.capacity > 0 }

    /// Removes the effects that were carried out, and keeps the storage.
    mutating func clear() {
      records.removeAll()
      delivered = 0
      // Released here: releasing a follower may release objects of the app.
      followers = []
    }
  }

  /// Finds the objects of the effects of an input, which are to be carried out from now on.
  mutating func findObjects() {
    let earlier = pending.records.all.count
    if !world.effects.records.all.isEmpty { world.effects.records.move(to: &pending.records) }
    guard !world.effects.all.isEmpty else { return }
    if pending.effects.capacity == 0 { pending.effects.reserveCapacity(world.effects.all.capacity) }
    for index in world.effects.all.indices {
      let (effect, after) = world.effects.all[index]
      // An object that was due for release may be in use again.
      if case .release(let mentioned) = effect, world.keeps(mentioned) { continue }
      if let effect = registry.withObjects(effect) {
        pending.effects.append((effect, after: earlier + after))
      }
    }
    world.effects.removeAll()
  }

  /// Makes the caller carry out pending effects, if there are any and no other thread does so.
  mutating func begin() -> Batch? {
    guard !isCarryingOut, !pending.isEmpty else { return nil }
    isCarryingOut = true
    var batch = Batch()
    swap(&batch, &idle)
    load(&batch)
    return batch
  }

  /// Continues a batch with the effects that were added since; if there are none, ends the batch and
  /// returns `false`.
  mutating func continueBatch(_ batch: inout Batch) -> Bool {
    guard pending.isEmpty else {
      load(&batch)
      return true
    }
    isCarryingOut = false
    // The next effects reuse the storage, unless new effects have arrived with their own storage.
    if pending.hasStorage { swap(&batch, &idle) } else { swap(&batch, &pending) }
    return false
  }

  private mutating func load(_ batch: inout Batch) {
    swap(&batch, &pending)
    batch.effects.reverse()
    batch.followers = followers
  }

  /// Checks which delegates that decide the next gesture no longer exist, and informs the world.
  ///
  /// A delegate is an app's object that is not retained, so no call reports its end. What the check
  /// retains is returned through `kept`, to be released once the lock is free.
  mutating func lookForDelegates(keeping kept: inout RetainedDelegates) {
    guard !registry.delegates.isEmpty else { return }
    for session in world.frontSessions {
      guard let id = world.delegate(of: session) else { continue }
      if let object = registry.delegates.read(id, { $0.keep() }) ?? nil {
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

/// Retains the delegates of a check until the thread holds no lock.
struct RetainedDelegates {
  // Usually there is one, for which an array would allocate.
  private var first: Handoff<AnyObject>?
  private var others: [Handoff<AnyObject>] = []

  mutating func add(_ delegate: Handoff<AnyObject>) {
    if first == nil { first = delegate } else { others.append(delegate) }
  }
}
