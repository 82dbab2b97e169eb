/// The deadlines of a phone's parts: which is the earliest, and of equal ones, which was set first.
struct DeadlineBook: Sendable {
  enum Source: Hashable, Sendable {
    case recogniser
    case overlay
    case router
    case device(CaptureDevice)
  }

  private struct Entry: Sendable {
    var source: Source
    var instant: PhoneInstant
    var order: UInt64
  }

  private var entries: [Entry] = []
  private var nextOrder: UInt64 = 0

  /// Sets or clears a part's deadline; one that stays the same keeps its place.
  mutating func set(_ source: Source, to instant: PhoneInstant?) {
    for index in entries.indices where entries[index].source == source {
      guard let instant else {
        entries.remove(at: index)
        return
      }
      guard entries[index].instant != instant else { return }
      entries[index].instant = instant
      entries[index].order = takeOrder()
      return
    }
    guard let instant else { return }
    entries.append(Entry(source: source, instant: instant, order: takeOrder()))
  }

  /// The deadline of a part.
  subscript(source: Source) -> PhoneInstant? {
    entries.first { $0.source == source }?.instant
  }

  /// The deadline that is due first.
  var earliest: (source: Source, instant: PhoneInstant)? {
    let first = entries.min { ($0.instant, $0.order) < ($1.instant, $1.order) }
    return first.map { ($0.source, $0.instant) }
  }

  private mutating func takeOrder() -> UInt64 {
    nextOrder += 1
    return nextOrder
  }
}
