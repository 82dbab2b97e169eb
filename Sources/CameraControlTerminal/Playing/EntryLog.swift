import CameraControlTesting

/// The last entries of a trace; a slide is an entry for each value that it changes.
struct EntryLog {
  private var cursor: TraceCursor
  private(set) var entries: [Trace.Entry] = []

  init(of phone: SimulatedPhone, since cursor: TraceCursor? = nil) {
    self.cursor = cursor ?? phone.traceCursor()
  }

  /// Reads what is new.
  mutating func read() {
    for entry in cursor.read().entries where !Self.isDetail(entry.kind) {
      if let place = placeOfSubject(of: entry) { entries.remove(at: place) }
      entries.append(entry)
    }
    if entries.count > 2 * Self.mostEntries {
      entries.removeFirst(entries.count - Self.mostEntries)
    }
  }

  /// Returns the place of an entry that a later one makes needless: of a slide, the last value says
  /// enough.
  private func placeOfSubject(of entry: Trace.Entry) -> Int? {
    guard [.value, .device, .app].contains(entry.kind) else { return nil }
    for place in entries.indices.reversed().prefix(Self.valuesOfASlide) {
      let other = entries[place]
      if other.kind == .step { return nil }
      if other.kind == entry.kind, Self.subject(of: other) == Self.subject(of: entry) {
        return place
      }
    }
    return nil
  }

  /// Whether entries of a kind say more of a finger than its key has said.
  private static func isDetail(_ kind: Trace.Kind) -> Bool {
    switch kind {
    case .sample, .gesture, .haptic: true
    case .step, .input, .overlay, .queue, .callback, .value, .written, .enabled, .device, .event,
      .system, .sound, .session, .focus, .diagnostic, .fault, .unanswered, .launch, .process,
      .content, .app:
      false
    }
  }

  /// The part of an entry that the entries of one slide share: all but the value at its end.
  private static func subject(of entry: Trace.Entry) -> Substring {
    entry.text.lastIndex(of: " ").map { entry.text[..<$0] } ?? entry.text[...]
  }

  /// The number of entries for each reading of a slide: the value, the camera’s and the app’s.
  private static let valuesOfASlide = 3
  /// The number of entries that are enough for every terminal.
  private static let mostEntries = 200
}
