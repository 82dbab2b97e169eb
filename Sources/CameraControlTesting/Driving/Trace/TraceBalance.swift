import CameraControl

/// Finds ends without a beginning, and beginnings without an end, in a trace.
struct TraceBalance {
  // In order of appearance, so that a complaint does not depend on hashing.
  private var ledgers: [Ledger] = []
  private let place: String

  /// The entries about one matter.
  private struct Ledger {
    let matter: Matter
    var entries: [Trace.Entry] = []
    // The places in `entries` of what has begun and not ended. Several handlers can get one press.
    var open: [Int] = []
  }

  init(place: String) { self.place = place }

  /// Adds the next entry, and returns what is wrong with it, if anything.
  mutating func add(_ entry: Trace.Entry) -> TraceMismatch? {
    if case .text(let kind, _) = entry.content, Self.kinds.contains(kind) {
      return TraceMismatch(
        place: place,
        message: "an entry was read from a text, so whether something begins or ends is not known",
        expected: [], actual: ["\(entry)"], firstDifference: 0, instant: entry.instant)
    }
    guard let event = entry.event else { return nil }
    if case .overlay(.hidden) = event { addClosing(entry) }
    guard let (matter, begins) = event.matter else { return nil }
    let index = ledgers.firstIndex { $0.matter == matter } ?? ledgers.count
    if index == ledgers.count { ledgers.append(Ledger(matter: matter)) }
    ledgers[index].entries.append(entry)
    let last = ledgers[index].entries.count - 1
    if begins {
      ledgers[index].open.append(last)
      return nil
    }
    guard ledgers[index].open.popLast() == nil else { return nil }
    return complaint(
      "ended but never began", ledgers[index], lacks: matter.beginning, at: last, entry.instant)
  }

  /// Ends the trace, and returns what began first of all that never ended, if anything.
  func finish() -> TraceMismatch? {
    let left = ledgers.compactMap { ledger in
      ledger.open.first.map { (ledger, $0, ledger.entries[$0].instant) }
    }
    return left.min { $0.2 < $1.2 }.map { ledger, index, instant in
      let isClosed = ledger.entries[index...].contains { $0.kind == .overlay }
      return complaint(
        "began but never ended" + (isClosed ? Self.reason : ""), ledger, lacks: ledger.matter.end,
        at: index + 1, instant)
    }
  }

  /// Adds the closing of the overlay, which should have ended what a delegate was told.
  private mutating func addClosing(_ entry: Trace.Entry) {
    for index in ledgers.indices
    where ledgers[index].matter.end.kind == .callback && !ledgers[index].open.isEmpty {
      ledgers[index].entries.append(entry)
    }
  }

  /// Shows all entries about a matter, and where one is missing.
  private func complaint(
    _ what: String, _ ledger: Ledger, lacks missing: PhoneRecord.Event, at index: Int,
    _ instant: PhoneInstant
  ) -> TraceMismatch {
    var expected = ledger.entries.map { "\($0)" }
    var actual = expected
    expected.insert(Trace.Entry.line("", missing.kind, TraceText.text(of: missing)), at: index)
    actual.insert(TraceMismatch.nothing, at: index)
    return TraceMismatch(
      place: place,
      message: "\(ledger.matter.name) \(what)", expected: expected, actual: actual,
      firstDifference: index,
      instant: instant)
  }

  private static let kinds = PhoneRecord.Kinds(Matter.all.map(\.beginning.kind))

  private static let reason =
    ", although the overlay closed (a session or delegate that was released or cleared receives no callback),"
}
