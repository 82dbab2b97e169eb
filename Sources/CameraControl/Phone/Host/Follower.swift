import Synchronization

/// An observer of some kinds of records.
final class Follower: Sendable {
  let kinds: PhoneRecord.Kinds

  private let handler: @Sendable (ArraySlice<PhoneRecord>) -> Void
  private let end: @Sendable () -> Void
  private let isFollowing = Atomic<Bool>(true)

  /// Creates a follower; `end` is called when the phone is released.
  init(
    _ kinds: PhoneRecord.Kinds, _ handler: @escaping @Sendable (ArraySlice<PhoneRecord>) -> Void,
    end: @escaping @Sendable () -> Void = {}
  ) {
    self.kinds = kinds
    self.handler = handler
    self.end = end
  }

  /// Delivers the records that are wanted, unless another follower has just ended this one.
  ///
  /// No record is of another kind than `all`.
  func receive(_ records: ArraySlice<PhoneRecord>, of all: PhoneRecord.Kinds) {
    guard isFollowing.load(ordering: .acquiring) else { return }
    if all.isSubset(of: kinds) { return handler(records) }
    let mine = records.filter { kinds.contains($0.event.kind) }
    if !mine.isEmpty { handler(mine[...]) }
  }

  /// Stops all further deliveries.
  func stop() { isFollowing.store(false, ordering: .releasing) }

  /// Ends the follower, because the phone was released.
  func finish() { if isFollowing.load(ordering: .acquiring) { end() } }
}

/// Ends the deliveries to a follower of a phone.
// It retains the host: a weak reference would make every use of the host slower.
package struct Following: Sendable {
  let host: PhoneHost
  let follower: Follower

  /// Ends all further deliveries; later calls have no effect.
  package func end() { host.remove(follower) }
}
