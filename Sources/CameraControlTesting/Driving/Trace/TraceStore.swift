import CameraControl
import Synchronization

/// Stores the items of a trace, and writes their texts when a test reads them.
final class TraceStore: Sendable {
  private let items = Guarded(TraceItems())
  // Locked before the items.
  private let shared = Guarded<TraceEntries?>(nil)

  /// How many faults the phone has recorded.
  let faultCount = Atomic(0)

  /// Appends records from the phone.
  func append(_ records: ArraySlice<PhoneRecord>) {
    countFaults(in: records)
    items.withLock { $0.append(records) }
  }

  private func countFaults(in records: ArraySlice<PhoneRecord>) {
    for record in records {
      if case .fault = record.event { faultCount.add(1, ordering: .relaxed) }
    }
  }

  /// Appends records from the phone, which names the queue of each callback.
  func appendNamingQueues(_ records: ArraySlice<PhoneRecord>) {
    countFaults(in: records)
    items.withLock { $0.appendUnlessQueueIsKnown(records) }
  }

  func add(_ step: GestureStep, at instant: PhoneInstant) {
    items.withLock { $0.append(step, at: instant) }
  }

  func add(_ note: String, at instant: PhoneInstant) {
    items.withLock { $0.append(note, at: instant) }
  }

  func removeAll() {
    shared.withLock { shared in
      // Traces that were read before keep their entries.
      shared = nil
      items.withLock { $0.removeAll() }
    }
  }

  var count: Int { items.withLock { $0.count } }

  /// Calls `body` with each record of some kinds from the phone since a place, and moves the place to the
  /// end.
  ///
  /// `body` is called under the lock, so it must not call anything that needs it.
  func visitRecords(
    of kinds: PhoneRecord.Kinds, since place: inout Int, _ body: (PhoneRecord) -> Void
  ) {
    place = items.withLock { [place] items in
      items.visitRecords(of: kinds, from: max(0, place - items.removed), body)
      return items.removed + items.count
    }
  }

  /// The records from the phone.
  var records: [PhoneRecord] {
    var records: [PhoneRecord] = []
    items.withLock { $0 }.visitRecords(of: .all, from: 0) { records.append($0) }
    return records
  }

  /// Everything that happened, as a trace; an item becomes an entry only when it is first read.
  var trace: Trace {
    shared.withLock { shared in
      // Many tests never read the trace of their phone.
      let entries = shared ?? TraceEntries()
      shared = entries
      let count = entries.extend { known in
        items.withLock { $0.items(from: known) }.map(Self.entry)
      }
      return Trace(entries, count: count)
    }
  }

  /// The place of the first item, counted from the creation of the phone.
  var start: Int { items.withLock { $0.removed } }

  /// Returns the entries from a place on, and the place of the next one.
  func news(since place: Int) -> (entries: [Trace.Entry], end: Int) {
    let (news, end) = items.withLock { items in
      (items.items(from: max(0, place - items.removed)), items.removed + items.count)
    }
    return (news.map(Self.entry), end)
  }

  /// The place of the next item, counted from the creation of the phone.
  var end: Int { items.withLock { $0.removed + $0.count } }

  /// Returns the notes, and the records of some kinds, from a place on; others don't become texts.
  func notes(since place: Int, and kinds: PhoneRecord.Kinds) -> [Trace.Entry] {
    items.withLock { $0.items(from: max(0, place - $0.removed)) }.compactMap { item in
      switch item {
      case .record(let record) where !kinds.contains(record.event.kind): nil
      case .step: nil
      default: Self.entry(for: item)
      }
    }
  }

  private static func entry(for item: TraceItem) -> Trace.Entry {
    switch item {
    case .record(let record): TraceText.entry(for: record)
    case .step(let instant, let step): Trace.Entry(instant, .step, "\(step)")
    case .note(let instant, let text): Trace.Entry(instant, .app, text)
    }
  }
}
