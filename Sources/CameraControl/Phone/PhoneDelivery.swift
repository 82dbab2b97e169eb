/// One turn of carrying out errands: collects records, and delivers them before other code runs.
///
/// Records are delivered in batches, because a follower that keeps them takes a lock for each
/// batch. A delivery cannot be copied, because emptying an array with two owners would copy it. A
/// phone has one delivery for all its errands, whose arrays have grown to their working size: the
/// thread that carries out errands takes it, and puts it back in the end.
package struct PhoneDelivery: ~Copyable, Sendable {
  /// The errands to carry out, in order.
  private var errands = Outbox<Errand>()

  private var followers: Followers
  private var wanted: PhoneRecord.Kinds
  private var records: [PhoneRecord] = []

  init(followers: Followers = Followers(), wanted: PhoneRecord.Kinds = []) {
    self.followers = followers
    self.wanted = wanted
  }

  /// Records something that happens now, if a follower wants records of its kind.
  package mutating func record(
    _ kind: PhoneRecord.Kinds, at instant: PhoneInstant,
    _ event: @autoclosure () -> PhoneRecord.Event
  ) {
    if wanted.contains(kind) { records.append(PhoneRecord(instant: instant, event: event())) }
  }

  /// Delivers the collected records; must be called before an app's code runs.
  package mutating func flush() {
    guard !records.isEmpty else { return }
    followers.tell(records, of: wanted)
    records.empty()
  }

  /// Calls `carryOut` with each errand, and delivers the records that are left.
  // Inlined and in place, because the delivery is large to move.
  @inline(__always) mutating func takeEach(
    _ carryOut: (consuming Errand, inout PhoneDelivery) -> Void
  ) {
    while let errand = errands.pop() { carryOut(errand, &self) }
    flush()
  }

  /// Takes the errands of an outbox, and leaves it empty.
  mutating func take(_ errands: inout Outbox<Errand>) { swap(&self.errands, &errands) }

  /// Takes an array of records, and leaves it empty.
  mutating func take(_ records: inout [PhoneRecord]) { swap(&self.records, &records) }

  /// Follows the present followers from now on, and returns the earlier ones for the caller to
  /// release.
  mutating func follow(_ followers: Followers, _ wanted: PhoneRecord.Kinds) -> Followers {
    defer { (self.followers, self.wanted) = (followers, wanted) }
    return self.followers
  }
}
