import Synchronization

/// Something that wants to hear of some kinds of records.
final class Follower: Sendable {
  let kinds: PhoneRecord.Kinds

  private let handler: @Sendable ([PhoneRecord]) -> Void
  private let end: @Sendable () -> Void
  private let isFollowing = Atomic<Bool>(true)

  /// Makes a follower; `end` is called when the phone goes.
  init(
    _ kinds: PhoneRecord.Kinds, _ handler: @escaping @Sendable ([PhoneRecord]) -> Void,
    end: @escaping @Sendable () -> Void = {}
  ) {
    self.kinds = kinds
    self.handler = handler
    self.end = end
  }

  /// Hands over records, as far as they are wanted; another follower may just have ended this one.
  func tell(_ records: [PhoneRecord], of made: PhoneRecord.Kinds) {
    guard isFollowing.load(ordering: .acquiring) else { return }
    if kinds.isSuperset(of: made) {
      handler(records)
    } else {
      let wanted = records.filter { kinds.contains($0.event.kind) }
      if !wanted.isEmpty { handler(wanted) }
    }
  }

  /// Whether the follower still follows.
  var isActive: Bool { isFollowing.load(ordering: .acquiring) }

  /// Hears nothing any more.
  func stop() { isFollowing.store(false, ordering: .releasing) }

  /// The phone has gone.
  func finish() { end() }
}
