/// Compares recordings of phones with the model.
///
/// ```swift
/// let recordings = try Recording.all(in: text)
/// print(Conformance(recordings))
/// ```
///
/// Only complete repetitions of cards count, and only from five on that agree. Recordings of different models
/// or systems are never put together; where those of one phone contradict each other, nothing is decided.
public struct Conformance: Sendable {
  /// What the recordings say, for each model and version of the system.
  public let phones: [PhoneConformance]

  /// Compares recordings with what the phones of a deck would have shown.
  public init(_ recordings: [Recording], deck: Deck = .standard) {
    let phones = Dictionary(grouping: recordings) { [$0.header.device, $0.header.system] }
    self.phones = phones.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { PhoneConformance($0.value, deck) }
  }
}

extension PhoneConformance {
  init(_ recordings: [Recording], _ deck: Deck) {
    (device, system) = (recordings[0].header.device, recordings[0].header.system)
    runs = Set(recordings.map(\.header.run)).sorted()
    // The same file twice is no second recording.
    let single = runs.compactMap { run in recordings.first { $0.header.run == run } }
    let alone = single.map { Inference(deck, Self.evidence([$0])) }
    let together = single.count == 1 ? alone[0] : Inference(deck, Self.evidence(single))
    var verdicts: [Verdict] = []
    var disagreements: [String: [String: [String]]] = [:]
    for option in deck.options.indices {
      let name = deck.options[option].name
      let own = alone.map { $0.verdict(on: option) }
      if Self.contradict(own) {
        disagreements[name] = Dictionary(uniqueKeysWithValues: zip(runs, own.map(\.possible)))
        verdicts.append(own[0].undecided)
      } else {
        verdicts.append(together.verdict(on: option))
      }
    }
    // What two recordings contradict each other in, others may depend on.
    let depends = Self.dependents(of: Set(disagreements.keys), deck)
    verdicts = verdicts.map { depends.contains($0.option.name) ? $0.undecided : $0 }
    (self.verdicts, self.disagreements) = (verdicts, disagreements)
    unexplained = deck.cards.compactMap { card in
      together.readings[card.name].flatMap {
        $0.isExplained == false ? Unexplained(card, $0) : nil
      }
    }
    behavior = together.behavior(where: verdicts)
    worthwhile = deck.cards.filter { card in
      together.isWorthwhile(card) || card.options.contains { disagreements[$0] != nil }
    }
  }

  /// The complete repetitions of each card.
  ///
  /// Of a card that was done with several settings, the most used ones count.
  private static func evidence(_ recordings: [Recording]) -> [String: Inference.Evidence] {
    var all: [String: [[String: String]: [[Sighting]]]] = [:]
    for recording in recordings {
      for attempt in recording.attempts {
        all[attempt[0].what, default: [:]][recording.header.settings, default: []]
          .append(attempt)
      }
    }
    return all.compactMapValues { bySettings in
      let sorted = bySettings.sorted { $0.key.description < $1.key.description }
      guard let (settings, attempts) = sorted.max(by: { $0.value.count < $1.value.count })
      else { return nil }
      let counts = Dictionary(attempts.map { (Signature($0), 1) }, uniquingKeysWith: +)
      return Inference.Evidence(settings: settings, attempts: attempts, counts: counts)
    }
  }

  /// Whether no value is possible in all verdicts, or their times do not overlap.
  private static func contradict(_ verdicts: [Verdict]) -> Bool {
    let times = verdicts.compactMap(\.times)
    if let shortest = times.map(\.shortest).max(),
      let longest = times.compactMap(\.longest).min(), shortest > longest
    {
      return true
    }
    guard times.isEmpty, let first = verdicts.first else { return false }
    return verdicts.reduce(Set(first.possible)) { $0.intersection($1.possible) }.isEmpty
  }

  /// The options that a card decides together with one of the given ones.
  private static func dependents(of options: Set<String>, _ deck: Deck) -> Set<String> {
    guard !options.isEmpty else { return [] }
    let cards = deck.cards.filter { !options.isDisjoint(with: $0.options + $0.others) }
    return Set(cards.flatMap(\.options))
  }
}
