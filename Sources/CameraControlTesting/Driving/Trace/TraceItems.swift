import CameraControl

/// The items of a trace.
///
/// Nearly all items are records, so steps and notes have an array of their own and do not make the
/// records larger.
struct TraceItems: Sendable {
  private var records: [PhoneRecord] = []
  // The steps and notes in order, each with the number of items before it.
  private var asides: [(place: Int, item: TraceItem)] = []
  // The queue of the last callback, if the items name queues.
  private var queue: String?

  /// The number of items that were removed before the first one.
  private(set) var removed = 0

  var count: Int { records.count + asides.count }

  mutating func append(_ step: GestureStep, at instant: PhoneInstant) {
    asides.append((count, .step(instant, step)))
  }

  mutating func append(_ note: String, at instant: PhoneInstant) {
    asides.append((count, .note(instant, note)))
  }

  mutating func append(_ records: ArraySlice<PhoneRecord>) {
    // One by one, because there are usually only a few.
    for record in records { self.records.append(record) }
  }

  /// Adds records, but not those that name the queue that the last one of this kind named.
  mutating func appendUnlessQueueIsKnown(_ records: ArraySlice<PhoneRecord>) {
    for record in records {
      if case .queue(let label) = record.event {
        if label == queue { continue }
        queue = label
      }
      self.records.append(record)
    }
  }

  /// Removes all items, but keeps their storage: a trace that is cleared usually grows again.
  mutating func removeAll() {
    removed += count
    queue = nil
    records.removeAll(keepingCapacity: true)
    asides.removeAll(keepingCapacity: true)
  }

  /// Calls `body` with each record of some kinds from a place among the items on; the cost does not depend
  /// on those before it.
  func visitRecords(of kinds: PhoneRecord.Kinds, from start: Int, _ body: (PhoneRecord) -> Void) {
    // By index, and with the kind checked first, because looking at a record copies it.
    for index in (start - firstAside(from: start))..<records.count
    where kinds.contains(records[index].event.kind) {
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
}

/// An item of a trace, before it becomes an entry.
enum TraceItem: Sendable {
  /// Something that happened on the phone.
  case record(PhoneRecord)
  /// A step of the script.
  case step(PhoneInstant, GestureStep)
  /// A note of the test or the app.
  case note(PhoneInstant, String)
}
