/// One turn of carrying out errands, with the records that are made on the way.
///
/// A phone has one delivery, whose storage has grown to its working size: the thread that carries
/// out errands takes it, and puts it back in the end.
struct PhoneDelivery: ~Copyable, Sendable {
  /// The errands to carry out, in order.
  private var errands = Outbox<Errand>()

  private var records = RecordDelivery()

  /// Calls `carryOut` with each errand, and delivers the records that are left.
  // Inlined and in place, because the delivery is large to move.
  @inline(__always) mutating func takeEach(
    _ carryOut: (consuming Errand, inout RecordDelivery) -> Void
  ) {
    while let errand = errands.pop() { carryOut(errand, &records) }
    records.flush()
  }

  /// Takes the errands of an outbox, and leaves it empty.
  mutating func take(_ errands: inout Outbox<Errand>) { swap(&self.errands, &errands) }

  /// Calls `body` to add errands.
  @inline(__always) mutating func addErrands(_ body: (inout Outbox<Errand>) -> Void) {
    body(&errands)
  }

  /// Takes the records of an outbox, and leaves it empty.
  mutating func take(_ records: inout Outbox<PhoneRecord>) { self.records.take(&records) }

  /// Follows the present followers from now on, and returns the earlier ones for the caller to
  /// release.
  mutating func follow(_ followers: Followers, _ wanted: PhoneRecord.Kinds) -> Followers {
    records.follow(followers, wanted)
  }
}
