import Synchronization

/// A follower of some kinds of records.
final class Follower: Sendable {
  let kinds: PhoneRecord.Kinds

  private let handler: RecordBatch.Handler
  private let end: @Sendable () -> Void
  private let isFollowing = Atomic<Bool>(true)

  /// Creates a follower; `end` is called when the phone is released.
  init(
    _ kinds: PhoneRecord.Kinds, _ handler: @escaping RecordBatch.Handler,
    end: @escaping @Sendable () -> Void = {}
  ) {
    self.kinds = kinds
    self.handler = handler
    self.end = end
  }

  /// Delivers the records that are wanted, unless another follower has just ended this one.
  @inline(__always) func tell(_ batch: inout RecordBatch, of made: PhoneRecord.Kinds) {
    guard isFollowing.load(ordering: .acquiring) else { return }
    if !kinds.isSuperset(of: made) { batch.records.keep { kinds.contains($0.event.kind) } }
    if !batch.records.isEmpty { handler(&batch) }
  }

  /// Stops all further deliveries.
  func stop() { isFollowing.store(false, ordering: .releasing) }

  /// Ends the follower, because the phone is gone.
  func finish() {
    if isFollowing.load(ordering: .acquiring) { end() }
  }
}

/// The followers of a phone, in the order in which they were added.
struct Followers: Sendable {
  // Usually the only one. A call retains nothing here, while it would retain an element of an array.
  private var first: Follower?
  private var others: [Follower] = []

  /// The kinds of records that at least one of them wants.
  var kinds: PhoneRecord.Kinds {
    others.reduce(into: first?.kinds ?? []) { $0.formUnion($1.kinds) }
  }

  /// Ends those that still receive records, because the phone is gone.
  func finish() {
    first?.finish()
    for follower in others { follower.finish() }
  }

  mutating func add(_ follower: Follower) {
    if case .some = first { others.append(follower) } else { first = follower }
  }

  /// Removes a follower, and returns it so that the caller can release it.
  mutating func remove(_ follower: Follower) -> Follower? {
    if first === follower {
      let removed = first.take()
      if !others.isEmpty { first = others.removeFirst() }
      return removed
    }
    return others.firstIndex { $0 === follower }.map { others.remove(at: $0) }
  }

  /// Delivers records to those who want them; only the last one takes the records themselves.
  @inline(__always) func tell(_ batch: inout RecordBatch, of made: PhoneRecord.Kinds) {
    if others.isEmpty {
      first?.tell(&batch, of: made)
    } else {
      tellAll(&batch, of: made)
    }
  }

  private func tellAll(_ batch: inout RecordBatch, of made: PhoneRecord.Kinds) {
    var copies = RecordBatch()
    for index in others.indices {
      batch.records.copy(to: &copies.records)
      (index == 0 ? first : others[index - 1])?.tell(&copies, of: made)
      copies.records.empty()
    }
    others.last?.tell(&batch, of: made)
  }
}
