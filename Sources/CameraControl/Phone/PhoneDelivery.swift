/// One turn of carrying out errands: collects records, and delivers them before other code runs.
///
/// Records are delivered in batches, because a follower that keeps them takes a lock for each
/// batch. A delivery cannot be copied, because emptying an array with two owners would copy it.
package struct PhoneDelivery: ~Copyable, Sendable {
  /// The phone whose errands are carried out.
  package let host: PhoneHost

  /// The errands to carry out, in order.
  var errands = Outbox<Errand>()

  private var followers: [Follower]
  private var wanted: PhoneRecord.Kinds
  private var records: [PhoneRecord] = []

  init(_ host: PhoneHost, followers: [Follower], wanted: PhoneRecord.Kinds) {
    self.host = host
    self.followers = followers
    self.wanted = wanted
  }

  /// Records something that happens now, if a follower wants records of its kind.
  package mutating func record(
    _ kind: PhoneRecord.Kinds, _ event: @autoclosure () -> PhoneRecord.Event
  ) {
    if wanted.contains(kind) { records.append(PhoneRecord(instant: host.now, event: event())) }
  }

  /// Delivers the collected records; must be called before an app's code runs.
  package mutating func flush() {
    guard !records.isEmpty else { return }
    for follower in followers { follower.tell(records, of: wanted) }
    records.empty()
  }

  /// Continues with new errands, for the present followers.
  mutating func refill(
    _ errands: inout Outbox<Errand>, followers: [Follower], wanted: PhoneRecord.Kinds
  ) {
    swap(&self.errands, &errands)
    self.followers = followers
    self.wanted = wanted
  }

  /// Swaps the array of records for one that has already grown to its working size.
  mutating func exchangeRecords(_ records: inout [PhoneRecord]) {
    swap(&self.records, &records)
  }
}
