/// A comparison of recordings from real phones with the simulation.
///
/// ```swift
/// let recordings = try Recording.all(in: text)
/// print(Conformance(recordings))
/// ```
///
/// Only complete repetitions of an experiment (card) count, and at least five must agree.
/// Recordings of different models or systems are never combined. If recordings contradict each
/// other about an option, the option stays undecided.
public struct Conformance: Sendable {
  /// The results for each phone model and version of the system.
  public let phones: [PhoneConformance]

  /// Compares recordings with the results that the simulation predicts for a list of experiments.
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
    // A copy of a recording doesn't count as a second recording.
    let single = runs.compactMap { run in recordings.first { $0.header.run == run } }
    damagedLines = single.flatMap(\.damagedLines)
    let attempts = single.map { Attempts($0, deck) }
    var leftOut = attempts.map(\.leftOut)
    strays = Self.sum(attempts.map(\.strays) + single.map { AppCheck.strays(in: $0) })
    let others = Set(recordings).subtracting(single).flatMap(\.sightings).count { $0.kind == .card }
    if others > 0 { leftOut.append(["another recording has the same identifier": others]) }
    // A recording in which the phone changed can come from two different phones.
    let changes = zip(single, attempts).map { deck.changedCard(in: $1.complete, tick: $0.tick) }
    for case (let card?, let attempts) in zip(changes, attempts) {
      leftOut.append([Self.reason(forChangeIn: card): attempts.complete.count])
    }
    let pairs = zip(zip(single, attempts), changes).filter { $1 == nil }.map(\.0)
    let (all, deck) = (deck, deck.withoutRepeats)
    checks = AppCheck.outcomes(in: pairs.map(\.0))
    counted = pairs.flatMap(\.1.complete).reduce(into: [:]) { $0[$1[0].what, default: 0] += 1 }
    let alone = pairs.map { Inference(deck, Self.evidence([$0], all).used) }
    let (evidence, unused) = Self.evidence(pairs, all)
    if unused > 0 { leftOut.append(["most of its card were done with other settings": unused]) }
    self.leftOut = Self.sum(leftOut)
    let together = pairs.count == 1 ? alone[0] : Inference(deck, evidence)
    var verdicts: [Verdict] = []
    var disagreements: [String: [String: [String]]] = [:]
    for option in deck.options.indices {
      let name = deck.options[option].name
      let own = alone.map { $0.verdict(on: option) }
      if Self.contradict(own) {
        disagreements[name] = Dictionary(
          uniqueKeysWithValues: zip(pairs.map(\.0.header.run), own.map(\.possible)))
        verdicts.append(own[0].undecided("the recordings contradict each other"))
      } else {
        verdicts.append(together.verdict(on: option))
      }
    }
    if pairs.isEmpty {
      verdicts = verdicts.map { $0.undecided("the phone or the person changed while recording") }
    }
    // Other options may depend on an option about which recordings contradict each other.
    let depends = Self.dependents(of: Set(disagreements.keys), deck)
    verdicts = verdicts.map { verdict in
      guard depends.contains(verdict.option.name), verdict.outcome != .notDecided else {
        return verdict
      }
      return verdict.undecided("the recordings contradict each other in what it depends on")
    }
    (self.verdicts, self.disagreements) = (verdicts, disagreements)
    unexplained = deck.cards.compactMap { card in
      together.readings[card.name].flatMap {
        $0.isExplained == false && $0.rival == nil ? Unexplained(card, $0) : nil
      }
    }
    explained = Set(deck.cards.map(\.name).filter { together.readings[$0]?.isExplained == true })
    behavior = together.behavior(where: verdicts)
    let counted = counted
    worthwhile = all.cards.filter { card in
      card.original != nil
        ? counted[card.name, default: 0] < Deck.fewest
        : together.isWorthwhile(card) || card.options.contains { disagreements[$0] != nil }
    }
  }

  private static func reason(forChangeIn card: Card) -> String {
    "the card \(card.name) shows something else than the card \(card.original ?? "") before it, so "
      + "the phone or the person changed; record all cards again"
  }

  private static func sum(_ counts: [[String: Int]]) -> [String: Int] {
    counts.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
  }

  /// The complete repetitions of each card, and how many are not used.
  ///
  /// Of a card that was done with several settings, the most used ones count. The repetitions of a
  /// card that repeats another one are those of the other one.
  private static func evidence(
    _ recordings: [(Recording, Attempts)], _ deck: Deck
  ) -> (used: [String: Inference.Evidence], unused: Int) {
    let originals = deck.cards.reduce(into: [:]) { $0[$1.name] = $1.original }
    var all: [String: [[String: String]: [[Sighting]]]] = [:]
    for (recording, attempts) in recordings {
      for attempt in attempts.complete {
        let name = originals[attempt[0].what] ?? attempt[0].what
        all[name, default: [:]][recording.header.settings, default: []].append(attempt)
      }
    }
    let system = recordings.first?.0.header.system ?? ""
    let tick = recordings.map(\.0.tick).max() ?? .zero
    let used = all.compactMapValues { bySettings in
      let sorted = bySettings.sorted { $0.key.description < $1.key.description }
      return sorted.max(by: { $0.value.count < $1.value.count }).map { settings, attempts in
        Inference.Evidence(
          context: .init(typed: settings, system: system, tick: tick), attempts: attempts)
      }
    }
    let count = recordings.reduce(0) { $0 + $1.1.complete.count }
    return (used, count - used.values.reduce(0) { $0 + $1.attempts.count })
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
