/// Collects records, and delivers them to the followers before other code runs.
///
/// Records are delivered in batches, because a follower that keeps them takes a lock for each
/// batch.
package struct RecordDelivery: ~Copyable, Sendable {
  private var followers: Followers
  private var wanted: PhoneRecord.Kinds
  private var batch = RecordBatch()

  init(followers: Followers = Followers(), wanted: PhoneRecord.Kinds = []) {
    self.followers = followers
    self.wanted = wanted
  }

  /// Records something that happens now, if a follower wants records of its kind.
  package mutating func record(
    _ kind: PhoneRecord.Kinds, at instant: PhoneInstant,
    _ event: @autoclosure () -> PhoneRecord.Event
  ) {
    if wanted.contains(kind) { batch.records.push(PhoneRecord(instant: instant, event: event())) }
  }

  /// Delivers the collected records; must be called before an app's code runs.
  // Inlined, because most often there is nothing to deliver.
  @inline(__always) package mutating func flush() {
    if !batch.records.isEmpty { deliver() }
  }

  private mutating func deliver() {
    followers.tell(&batch, of: wanted)
    batch.records.empty()
  }

  /// Takes the records of an outbox, and leaves it empty.
  mutating func take(_ records: inout Outbox<PhoneRecord>) { swap(&batch.records, &records) }

  /// Follows the present followers from now on, and returns the earlier ones for the caller to
  /// release.
  mutating func follow(_ followers: Followers, _ wanted: PhoneRecord.Kinds) -> Followers {
    defer { (self.followers, self.wanted) = (followers, wanted) }
    return self.followers
  }
}
