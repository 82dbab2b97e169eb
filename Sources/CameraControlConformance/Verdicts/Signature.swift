import CameraControl

/// The observations of a repetition without their times, for comparison.
///
/// Between two instructions, the calls are in order. A slide is one entry however many values it
/// changes, because no app knows how far the finger moved. Notifications come before calls: the
/// session posts them at once, while calls wait for their queue, so their order shows nothing.
///
/// The only times are a press's length, in three classes, and whether the overlay stayed open
/// longer than after a single gesture. The latter reveals a press that only restarts the timeout.
struct Signature: Hashable, Sendable, CustomStringConvertible {
  let entries: [String]

  /// Whether the repetition was a check.
  let isCheck: Bool

  /// Creates the signature of a repetition of a card.
  ///
  /// The timeout is how long the overlay stays open after a single gesture, if that is known. If the
  /// clock is coarse, the signature contains no times at all.
  init(
    _ sightings: [Sighting], of card: Card, timeout: Duration? = nil, isCoarse: Bool = false
  ) {
    var entries: [String] = []
    var start = 0
    var (opened, pressed): (Duration?, Duration?)
    isCheck = card.isCheck(sightings.first?.value.flatMap { Int(exactly: $0) } ?? 1)
    for sighting in sightings {
      guard var entry = Self.entry(for: sighting, of: card) else { continue }
      if sighting.kind == .step { start = entries.count + 1 }
      if sighting.kind == .session {
        entries.insert(entry, at: start)
        start += 1
        continue
      }
      if sighting.kind == .action, entries.last == entry { continue }
      if sighting.kind == .controls, sighting.what == "did become active" {
        opened = sighting.time
      } else if sighting.kind == .controls, sighting.what == "did become inactive" {
        if let opened, let timeout, !isCoarse, sighting.time - opened > timeout + Self.delay {
          entry += " late"
        }
      } else if sighting.kind == .event {
        if entry.hasSuffix(" began") { pressed = sighting.time }
        if entry.hasSuffix(" ended"), !isCoarse {
          entry += Self.length(pressed.map { sighting.time - $0 })
        }
      }
      entries.append(entry)
    }
    self.entries = entries
  }

  private init(_ entries: [String], isCheck: Bool) {
    (self.entries, self.isCheck) = (entries, isCheck)
  }

  /// What it would be if the phone never made calls of a kind.
  func without(_ mute: Sighting.Kind) -> Signature {
    var left: [String] = []
    for entry in entries {
      let isMute =
        switch mute {
        case .controls: entry.hasPrefix(Self.controls)
        case .action: entry.hasSuffix(Self.moves)
        default: entry.hasPrefix("press ")
        }
      // If nothing remains between two moves of a slider, they count as one move.
      if !isMute, entry != left.last || !entry.hasSuffix(Self.moves) { left.append(entry) }
    }
    return Signature(left, isCheck: isCheck)
  }

  /// The entries before the page shows an instruction, by its number from 1 on.
  func entries(before step: Int) -> ArraySlice<String> {
    var count = 0
    return entries.prefix { entry in
      count += entry == Self.step ? 1 : 0
      return count < step
    }
  }

  private static func entry(for sighting: Sighting, of card: Card) -> String? {
    switch sighting.kind {
    // The system may come to the front for its own reasons.
    case .card, .end, .did, .device, .app, .check: nil
    // This event can come before or after the first instruction.
    case .session where sighting.what == "did start running": nil
    // What the person sees then can take the camera away.
    case .session where card.question != nil: nil
    case .step: step
    case .controls: controls + sighting.what
    case .action: sighting.what + moves
    case .refused: "\(sighting.what) is refused"
    case .answer: "the answer “\(sighting.what)”"
    case .event, .session: sighting.what
    }
  }

  /// How long a press was, as a person can tell.
  private static func length(_ time: Duration?) -> String {
    guard let time else { return "" }
    return time < .milliseconds(20) ? " at once" : time > .milliseconds(1500) ? " after long" : ""
  }

  private static let step = "next step"
  private static let controls = "controls "
  private static let moves = " moves"
  private static let delay = Duration.milliseconds(600)

  /// The entries, those of one instruction between commas.
  var description: String {
    let parts = entries.split(separator: Self.step, omittingEmptySubsequences: false).dropFirst()
    let start = entries.prefix { $0 != Self.step }.joined(separator: ", ")
    let steps = parts.map { $0.isEmpty ? "nothing" : $0.joined(separator: ", ") }
    return OneLine.text(((start.isEmpty ? [] : [start]) + steps).joined(separator: "; then "))
  }
}
