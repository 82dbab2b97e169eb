import CameraControl

/// Finds ends without a beginning, and beginnings without an end, in a trace.
struct TraceBalance {
  // In order of appearance, so that a complaint does not depend on hashing.
  private var ledgers: [Ledger] = []
  private let place: String

  /// Something that begins and ends, such as a press of a button.
  private struct Matter {
    let name: String
    let kind: Trace.Kind
    let beginning: String
    let end: String
  }

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
    if entry.kind == .overlay, entry.text == Self.hidden { addClosing(entry) }
    guard let (matter, isBeginning) = Self.meaning(of: entry) else { return nil }
    let index = ledgers.firstIndex { $0.matter.name == matter.name } ?? ledgers.count
    if index == ledgers.count { ledgers.append(Ledger(matter: matter)) }
    ledgers[index].entries.append(entry)
    let last = ledgers[index].entries.count - 1
    if isBeginning {
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
    where ledgers[index].matter.kind == .callback && !ledgers[index].open.isEmpty {
      ledgers[index].entries.append(entry)
    }
  }

  /// Shows all entries about a matter, and where one is missing.
  private func complaint(
    _ what: String, _ ledger: Ledger, lacks missing: String, at index: Int, _ instant: PhoneInstant
  ) -> TraceMismatch {
    var expected = ledger.entries.map { "\($0)" }
    var actual = expected
    expected.insert(Trace.Entry.line("", ledger.matter.kind, missing), at: index)
    actual.insert(TraceMismatch.nothing, at: index)
    return TraceMismatch(
      place: place,
      message: "\(ledger.matter.name) \(what)", expected: expected, actual: actual,
      firstDifference: index,
      instant: instant)
  }

  // MARK: What entries mean

  private static func meaning(of entry: Trace.Entry) -> (Matter, isBeginning: Bool)? {
    if entry.kind == .event { return press(entry.text) }
    for matter in pairs where matter.kind == entry.kind {
      if entry.text == matter.beginning { return (matter, true) }
      if entry.text == matter.end { return (matter, false) }
    }
    return nil
  }

  private static let hidden = OverlayDrawing.text(of: .hidden)

  private static let reason =
    ", although the overlay closed (a session or delegate that was released or cleared receives no callback),"

  private static let pairs = [
    Matter(
      name: "the active state of the controls", kind: .callback,
      beginning: TraceText.text(of: .didBecomeActive), end: TraceText.text(of: .didBecomeInactive)),
    Matter(
      name: "the fullscreen appearance", kind: .callback,
      beginning: TraceText.text(of: .willEnterFullscreen),
      end: TraceText.text(of: .willExitFullscreen)),
    Matter(
      name: "the focus lock", kind: .focus,
      beginning: TraceText.focusLocked, end: TraceText.focusFree),
  ]

  private static func press(_ text: String) -> (Matter, isBeginning: Bool)? {
    let words = text.split(separator: " ")
    // A press of a stem may lack its beginning, depending on the phone's behavior.
    guard words.count > 1, words[0] != TraceText.name(.airPodsStem) else { return nil }
    let matter = Matter(
      name: "the press of \(words[0])", kind: .event, beginning: "\(words[0]) began",
      end: "\(words[0]) ended")
    return (matter, words[1].hasPrefix("began"))
  }
}
