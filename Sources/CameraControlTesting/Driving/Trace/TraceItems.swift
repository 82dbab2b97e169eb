import CameraControl

/// The items of a trace, in chunks that are never moved.
///
/// A growing array moves all its elements again and again. Here a record costs only its own size, and
/// at most one chunk is allocated ahead. Nearly all items are records, so steps and notes have an
/// array of their own and do not make those larger.
struct TraceItems: Sendable {
  // The chunks of records before the last one; each is full.
  private var full: [[PhoneRecord]] = []
  private var last: [PhoneRecord] = []
  private var fullCount = 0
  // The steps and notes, in order.
  private var asides: [Placed] = []
  // The queue of the last callback, if the items name queues.
  private var queue: String?

  /// The number of items that were removed before the first one.
  private(set) var removed = 0

  /// The number of items.
  var count: Int { fullCount + last.count + asides.count }

  /// A step or a note, and where it stands.
  private struct Placed: Sendable {
    /// The number of items before it.
    let place: Int
    let instant: PhoneInstant
    let aside: TraceAside

    var item: TraceItem { .aside(instant, aside) }
  }

  /// Adds a step or a note.
  mutating func append(_ aside: TraceAside, at instant: PhoneInstant) {
    asides.append(Placed(place: count, instant: instant, aside: aside))
  }

  /// Takes records.
  mutating func take(_ records: ArraySlice<PhoneRecord>) {
    for record in records { append(record) }
  }

  /// Takes records, but not those that name the queue that the last one of this kind named.
  mutating func takeUnlessQueueIsKnown(_ records: ArraySlice<PhoneRecord>) {
    for record in records {
      if case .queue(let label) = record.event {
        if label == queue { continue }
        queue = label
      }
      append(record)
    }
  }

  private mutating func append(_ record: consuming PhoneRecord) {
    if last.count == last.capacity { startChunk() }
    last.append(record)
  }

  /// Removes all items, but keeps storage for about one chunk of each kind.
  mutating func removeAll() {
    removed += count
    full = []
    fullCount = 0
    queue = nil
    last.removeAll(keepingCapacity: true)
    asides.removeAll(keepingCapacity: asides.count <= Self.longest)
  }

  /// Calls `body` with each record of some kinds from a place among the items on; the cost does not depend
  /// on those before it.
  func visitRecords(of kinds: PhoneRecord.Kinds, from start: Int, _ body: (PhoneRecord) -> Void) {
    let firstRecord = start - firstAside(from: start)
    var (index, first) = (full.count, fullCount)
    while first > firstRecord {
      index -= 1
      first -= full[index].count
    }
    var place = firstRecord - first
    while index < full.count {
      Self.visit(full[index].dropFirst(place), of: kinds, body)
      place = 0
      index += 1
    }
    Self.visit(last.dropFirst(place), of: kinds, body)
  }

  // By index, and with the kind checked first, because looking at a record copies it.
  private static func visit(
    _ records: ArraySlice<PhoneRecord>, of kinds: PhoneRecord.Kinds, _ body: (PhoneRecord) -> Void
  ) {
    for index in records.indices where kinds.contains(records[index].event.kind) {
      body(records[index])
    }
  }

  /// Returns the items from a place on; the cost does not depend on the number of items before it.
  func items(from start: Int) -> [TraceItem] {
    var items: [TraceItem] = []
    items.reserveCapacity(max(0, count - start))
    var asides = asides[firstAside(from: start)...]
    visitRecords(of: .all, from: start) { record in
      while let aside = asides.first, aside.place == start + items.count {
        items.append(aside.item)
        asides.removeFirst()
      }
      items.append(.record(record))
    }
    return items + asides.map(\.item)
  }

  /// Returns the index of the first aside from a place on, which is also how many are before it.
  private func firstAside(from place: Int) -> Int {
    var index = asides.count
    while index > 0, asides[index - 1].place >= place { index -= 1 }
    return index
  }

  private mutating func startChunk() {
    if !last.isEmpty {
      full.append(last)
      fullCount += last.count
    }
    last = []
    // Short traces stay small, and long ones rarely allocate.
    last.reserveCapacity(min(max(fullCount, Self.shortest), Self.longest))
  }

  private static let shortest = 16
  private static let longest = 512
}
