/// What a repetition looks like without its times: what is compared.
///
/// Between the instructions of the page, the calls are in order. A slide is one entry however many values it
/// has, because no app knows how far the finger moved. Notifications come before calls: they are posted where
/// the session is, while calls wait for their queue, so the order of the two says nothing.
struct Signature: Hashable, Sendable {
  let entries: [String]

  init(_ sightings: [Sighting]) {
    var entries: [String] = []
    var start = 0
    for sighting in sightings {
      guard let entry = Self.entry(for: sighting) else { continue }
      if sighting.kind == .step { start = entries.count + 1 }
      if sighting.kind == .session {
        entries.insert(entry, at: start)
        start += 1
        continue
      }
      if sighting.kind == .action, entries.last == entry { continue }
      entries.append(entry)
    }
    self.entries = entries
  }

  private static func entry(for sighting: Sighting) -> String? {
    switch sighting.kind {
    case .card, .end, .did, .device: nil
    // It comes before or after the first instruction.
    case .session where sighting.what == "did start running": nil
    case .step: step
    case .controls: "controls \(sighting.what)"
    case .action: "\(sighting.what) moves"
    case .refused: "\(sighting.what) is refused"
    case .answer: "the answer “\(sighting.what)”"
    case .event, .session, .app: sighting.what
    }
  }

  private static let step = "next step"
}

extension Signature: CustomStringConvertible {
  /// The entries, those of one instruction between commas.
  var description: String {
    let parts = entries.split(separator: Self.step, omittingEmptySubsequences: false).dropFirst()
    let start = entries.prefix { $0 != Self.step }.joined(separator: ", ")
    let steps = parts.map { $0.isEmpty ? "nothing" : $0.joined(separator: ", ") }
    return ((start.isEmpty ? [] : [start]) + steps).joined(separator: "; then ")
  }
}
