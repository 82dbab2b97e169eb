import CameraControl
import Synchronization

/// Stores the entries of a phone's trace, in order.
final class TraceStore: Sendable {
  private let state = Guarded(State())

  /// How many faults the phone has recorded.
  let faultCount = Atomic(0)

  private struct State {
    /// The entries that a test has read, which traces share, and how many these are.
    var read: TraceEntries?
    var readCount = 0
    /// The entries that no test has read yet; many tests never read the trace of their phone.
    var new: [Trace.Entry] = []
    /// The number of entries that were removed before the first one.
    var removed = 0
    /// The queue of the last callback, if the entries name queues.
    var queue: String?

    var count: Int { readCount + new.count }
    var end: Int { removed + count }
    var allRead: [Trace.Entry] { read?.first(readCount) ?? [] }
  }

  /// Appends records from the phone.
  func append(_ records: ArraySlice<PhoneRecord>) {
    // One by one, because there are usually only a few.
    state.withLock { state in for record in records { add(record, to: &state) } }
  }

  /// Appends records from the phone, which names the queue of each callback.
  func appendNamingQueues(_ records: ArraySlice<PhoneRecord>) {
    state.withLock { state in
      for record in records {
        if case .queue(let label) = record.event {
          if label == state.queue { continue }
          state.queue = label
        }
        add(record, to: &state)
      }
    }
  }

  private func add(_ record: PhoneRecord, to state: inout State) {
    if case .fault = record.event { faultCount.add(1, ordering: .relaxed) }
    state.new.append(Trace.Entry(record.instant, .record(record.event)))
  }

  /// Appends a step or a note.
  func append(_ content: Trace.Entry.Content, at instant: PhoneInstant) {
    state.withLock { $0.new.append(Trace.Entry(instant, content)) }
  }

  func removeAll() {
    state.withLock { state in
      state.removed = state.end
      // Traces that were read before keep their entries.
      (state.read, state.readCount) = (nil, 0)
      // The storage stays, because a trace that is cleared usually grows again.
      state.new.removeAll(keepingCapacity: true)
      state.queue = nil
    }
  }

  var count: Int { state.withLock { $0.count } }

  /// Calls `body` with each record of some kinds since a place, and moves the place to the end.
  ///
  /// `body` is called under the lock, so it must not call anything that needs it.
  func visitRecords(
    of kinds: PhoneRecord.Kinds, since place: inout Int, _ body: (PhoneRecord.Event) -> Void
  ) {
    place = state.withLock { [place] state in
      func visit(_ entries: [Trace.Entry], from start: Int) {
        for index in min(start, entries.count)..<entries.count {
          if case .record(let event) = entries[index].content, kinds.contains(event.kind) {
            body(event)
          }
        }
      }
      let start = max(0, place - state.removed)
      if start < state.readCount { visit(state.allRead, from: start) }
      visit(state.new, from: max(0, start - state.readCount))
      return state.end
    }
  }

  /// Everything that happened, as a trace.
  var trace: Trace {
    state.withLock { state in
      let read = state.read ?? TraceEntries()
      state.read = read
      if !state.new.isEmpty {
        read.append(state.new)
        state.readCount += state.new.count
        state.new = []
      }
      return Trace(read, count: state.readCount)
    }
  }

  /// The place of the first entry, counted from the creation of the phone.
  var start: Int { state.withLock { $0.removed } }

  /// The place of the next entry, counted from the creation of the phone.
  var end: Int { state.withLock { $0.end } }

  /// Returns the entries from a place on, and the place of the next one; the cost does not depend on the
  /// number of entries before the place.
  func news(since place: Int) -> (entries: [Trace.Entry], end: Int) {
    state.withLock { state in
      let start = max(0, place - state.removed)
      var news = Array(state.new.dropFirst(max(0, start - state.readCount)))
      if start < state.readCount { news = state.allRead[start...] + news }
      return (news, state.end)
    }
  }
}
