/// Collects records, and delivers them to the followers before other code runs.
///
/// Records are delivered in batches, because a follower that keeps them takes a lock for each
/// batch. A delivery cannot be copied, because emptying an array with two owners would copy it.
package struct RecordDelivery: ~Copyable, Sendable {
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
  // Inlined, because most often there is nothing to deliver.
  @inline(__always) package mutating func flush() {
    if !records.isEmpty { deliver() }
  }

  private mutating func deliver() {
    followers.tell(records, of: wanted)
    records.empty()
  }

  /// Takes an array of records, and leaves it empty.
  mutating func take(_ records: inout [PhoneRecord]) { swap(&self.records, &records) }

  /// Follows the present followers from now on, and returns the earlier ones for the caller to
  /// release.
  mutating func follow(_ followers: Followers, _ wanted: PhoneRecord.Kinds) -> Followers {
    defer { (self.followers, self.wanted) = (followers, wanted) }
    return self.followers
  }
}
