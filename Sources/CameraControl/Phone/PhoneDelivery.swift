/// One turn of carrying out errands: collects records, and tells them before any other code runs.
///
/// Records are handed over in one piece, because a follower that keeps them takes a lock for each
/// piece. A delivery cannot be copied, because emptying an array that has two owners would copy it.
package struct PhoneDelivery: ~Copyable, Sendable {
  /// The phone whose errands they are.
  package let host: PhoneHost

  /// What there is to carry out, in order.
  var errands = Outbox<Errand>()

  private var followers: [Follower]
  private var wanted: PhoneRecord.Kinds
  private var records: [PhoneRecord] = []

  init(_ host: PhoneHost, followers: [Follower], wanted: PhoneRecord.Kinds) {
    self.host = host
    self.followers = followers
    self.wanted = wanted
  }

  /// Notes something that happens now, if something follows records of its kind.
  package mutating func record(
    _ kind: PhoneRecord.Kinds, _ event: @autoclosure () -> PhoneRecord.Event
  ) {
    if wanted.contains(kind) { records.append(PhoneRecord(instant: host.now, event: event())) }
  }

  /// Hands over what was noted; comes before code runs that belongs to an app.
  package mutating func flush() {
    guard !records.isEmpty else { return }
    for follower in followers { follower.tell(records, of: wanted) }
    records.empty()
  }

  /// Goes on with what has come about meanwhile, for those who follow now.
  mutating func refill(
    _ errands: inout Outbox<Errand>, followers: [Follower], wanted: PhoneRecord.Kinds
  ) {
    swap(&self.errands, &errands)
    self.followers = followers
    self.wanted = wanted
  }

  /// Exchanges the array of records for one that has grown to what it has to hold.
  mutating func exchangeRecords(_ records: inout [PhoneRecord]) {
    swap(&self.records, &records)
  }
}
