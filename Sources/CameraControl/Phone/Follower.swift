import Synchronization

/// A follower of some kinds of records.
final class Follower: Sendable {
  let kinds: PhoneRecord.Kinds

  private let handler: @Sendable ([PhoneRecord]) -> Void
  private let end: @Sendable () -> Void
  private let isFollowing = Atomic<Bool>(true)

  /// Creates a follower; `end` is called when the phone is released.
  init(
    _ kinds: PhoneRecord.Kinds, _ handler: @escaping @Sendable ([PhoneRecord]) -> Void,
    end: @escaping @Sendable () -> Void = {}
  ) {
    self.kinds = kinds
    self.handler = handler
    self.end = end
  }

  /// Delivers the records that are wanted, unless another follower has just ended this one.
  func tell(_ records: [PhoneRecord], of made: PhoneRecord.Kinds) {
    guard isFollowing.load(ordering: .acquiring) else { return }
    if kinds.isSuperset(of: made) {
      handler(records)
    } else {
      let wanted = records.filter { kinds.contains($0.event.kind) }
      if !wanted.isEmpty { handler(wanted) }
    }
  }

  /// Whether the follower still receives records.
  var isActive: Bool { isFollowing.load(ordering: .acquiring) }

  /// Stops all further deliveries.
  func stop() { isFollowing.store(false, ordering: .releasing) }

  /// Ends the follower, because the phone is gone.
  func finish() { end() }
}
