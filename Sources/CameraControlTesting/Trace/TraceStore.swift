import CameraControl

/// Stores what happened; texts are created only when they are read.
final class TraceStore: Sendable {
  private let items = Locked(TraceItems())

  /// Adds a batch of records from the phone.
  func add(_ records: [PhoneRecord]) {
    items.withLock { items in
      for record in records { items.append(.record(record)) }
    }
  }

  func add(_ step: GestureStep, at instant: PhoneInstant) {
    items.withLock { $0.append(.step(instant, step)) }
  }

  func add(_ note: String, at instant: PhoneInstant) {
    items.withLock { $0.append(.note(instant, note)) }
  }

  func removeAll() {
    items.withLock { $0.removeAll() }
  }

  var count: Int { items.withLock { $0.count } }

  /// The records from the phone.
  var records: [PhoneRecord] {
    var records: [PhoneRecord] = []
    items.withLock { $0 }.visit { item in
      if case .record(let record) = item { records.append(record) }
    }
    return records
  }

  /// Everything that happened, as a trace.
  var trace: Trace {
    let items = items.withLock { $0 }
    var entries: [Trace.Entry] = []
    entries.reserveCapacity(items.count)
    items.visit { entries.append(Self.entry(for: $0)) }
    return Trace(entries)
  }

  private static func entry(for item: TraceItem) -> Trace.Entry {
    switch item {
    case .record(let record): TraceText.entry(for: record)
    case .step(let instant, let step): Trace.Entry(instant, .step, "\(step)")
    case .note(let instant, let text): Trace.Entry(instant, .app, text)
    }
  }
}
