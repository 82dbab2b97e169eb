/// The next instants at which the parts of a phone act without an input.
///
/// If two deadlines are equal, the deadline that was set first comes first.
struct DeadlineBook: Hashable, Sendable {
  /// A part of a phone that has a deadline.
  enum Source: Hashable, Sendable {
    case recognizer
    case overlay
    case router
    case device(DeviceID)
    case products
  }

  private struct Entry: Hashable, Sendable {
    let source: Source
    var nanoseconds: Int64
  }

  /// The deadlines, in the order in which they were set.
  private var entries: [Entry] = []

  /// The instant of the earliest deadline in nanoseconds, or the largest number if there is none.
  private(set) var earliestNanoseconds = Int64.max

  /// Sets or clears the deadline of a part; an unchanged deadline keeps its place.
  ///
  /// The last instant counts as none, because nothing can come after it.
  mutating func set(_ source: Source, to instant: PhoneInstant?) {
    let nanoseconds = instant?.nanoseconds ?? .max
    let index = entries.firstIndex { $0.source == source }
    guard nanoseconds != index.map({ entries[$0].nanoseconds }) ?? .max else { return }
    if let index { entries.remove(at: index) }
    if nanoseconds != .max { entries.append(Entry(source: source, nanoseconds: nanoseconds)) }
    earliestNanoseconds = entries.reduce(.max) { min($0, $1.nanoseconds) }
  }

  /// The deadline of a part.
  subscript(source: Source) -> PhoneInstant? {
    entries.first { $0.source == source }.map { PhoneInstant(nanoseconds: $0.nanoseconds) }
  }

  /// The part whose deadline is due first, and that deadline.
  var earliest: (source: Source, instant: PhoneInstant)? { earliest { _ in true } }

  /// The earliest deadline of a part that is not the products.
  var earliestBesidesProducts: PhoneInstant? { earliest { $0 != .products }?.instant }

  private func earliest(
    where isMeant: (Source) -> Bool
  ) -> (source: Source, instant: PhoneInstant)? {
    var first: Entry?
    for entry in entries where isMeant(entry.source) {
      // If two deadlines are equal, the first entry counts.
      if entry.nanoseconds < first?.nanoseconds ?? .max { first = entry }
    }
    return first.map { ($0.source, PhoneInstant(nanoseconds: $0.nanoseconds)) }
  }

  /// Counts the deadlines from another instant.
  mutating func rebase(to origin: PhoneInstant) {
    for index in entries.indices { entries[index].nanoseconds &-= origin.nanoseconds }
    if !entries.isEmpty { earliestNanoseconds &-= origin.nanoseconds }
  }
}
