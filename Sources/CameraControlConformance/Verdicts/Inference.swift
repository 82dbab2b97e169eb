import CameraControl

/// Works out which values the options of one phone can have, from repetitions of cards.
///
/// A combination of values is out of the question if it does not explain half of the repetitions of a card
/// while another one explains three quarters. So a value is never settled by what is likely: all others
/// have to be impossible.
struct Inference {
  let deck: Deck
  let predictor: Predictor
  private(set) var knowledge: Knowledge

  /// What the repetitions of each card that was done say.
  private(set) var readings: [String: Reading] = [:]

  /// The times that were measured, by the number of the option.
  private(set) var measurements: [Int: Measurement] = [:]

  /// The name of the last card that ruled a value of an option out.
  private(set) var deciders: [Int: String] = [:]

  private let evidence: [String: Evidence]

  /// The complete repetitions of a card, made with the same settings.
  struct Evidence {
    var settings: [String: String]
    var attempts: [[Sighting]]
    var counts: [Signature: Int]
  }

  /// What the repetitions of a card say.
  struct Reading {
    /// How many repetitions the best combination explains, and of how many.
    let agreeing: Int
    let repetitions: Int

    /// What was seen most often, with the repetition that shows it.
    let usual: Signature
    let sightings: [Sighting]

    /// What a phone with any possible combination would have shown; empty if they were too many to try.
    let predictions: Set<Signature>

    /// Whether the options explain what was seen; `nil` if the repetitions are too few or too different.
    let isExplained: Bool?
  }

  init(_ deck: Deck, _ evidence: [String: Evidence], _ predictor: Predictor = .shared) {
    (self.deck, self.evidence, self.predictor) = (deck, evidence, predictor)
    knowledge = Knowledge(deck)
    var before: Knowledge
    // What one card rules out, makes others say more.
    repeat {
      before = knowledge
      for card in deck.cards {
        guard let evidence = evidence[card.name] else { continue }
        read(card, evidence)
        measure(card, evidence)
      }
    } while knowledge != before
  }

  /// The settings that a card was done with.
  func settings(of card: Card) -> [String: String] { evidence[card.name]?.settings ?? [:] }

  /// The numbers of the options that a card depends on.
  private func options(of card: Card) -> [Int] {
    (card.options + card.others).compactMap { deck.index(of: $0) }
  }

  private mutating func read(_ card: Card, _ evidence: Evidence) {
    let options = options(of: card)
    let total = evidence.attempts.count
    guard total > 0,
      let usual = evidence.counts.max(by: { ($0.value, "\($1.key)") < ($1.value, "\($0.key)") }),
      let sightings = evidence.attempts.first(where: { Signature($0) == usual.key })
    else { return }
    var predictions: Set<Signature> = []
    var explained: [(values: [Int: Int], count: Int)] = []
    for values in knowledge.combinations(of: options, atMost: Self.most) ?? [] {
      let seen = predictor.signatures(
        of: card, evidence.settings, knowledge.behavior(of: deck, options, values))
      predictions.formUnion(seen)
      explained.append(
        (values, evidence.counts.reduce(0) { $0 + (seen.contains($1.key) ? $1.value : 0) }))
    }
    let best = explained.map(\.count).max() ?? 0
    let isDecided = Measurement.isEnough(best, of: total)
    let isUniform = Measurement.isEnough(usual.value, of: total)
    readings[card.name] = Reading(
      agreeing: best, repetitions: total, usual: usual.key, sightings: sightings,
      predictions: predictions,
      isExplained: isDecided ? true : isUniform && !explained.isEmpty ? false : nil)
    guard isDecided else { return }
    let possible = explained.filter { $0.count * 2 >= total }
    for option in options where !deck.options[option].isTime {
      let left = Set(possible.compactMap { $0.values[option] })
      if left != knowledge.values[option] { deciders[option] = card.name }
      knowledge.values[option] = left
    }
  }

  /// Measures the times that a card is there for.
  private mutating func measure(_ card: Card, _ evidence: Evidence) {
    for name in card.options {
      guard let option = deck.index(of: name), deck.options[option].isTime,
        let offsets = offsets(of: option, in: card, evidence.settings),
        let measurement = Measurement(evidence.attempts, offsets)
      else { continue }
      (measurements[option], deciders[option]) = (measurement, card.name)
      if let time = measurement.time {
        knowledge.times[option] = time
      } else {
        // The one without a limit is the last one.
        knowledge.values[option] = [deck.options[option].values.count - 1]
      }
    }
  }

  /// How much longer than a time the interval is that shows it; `nil` if it may show something else.
  private func offsets(
    of option: Int, in card: Card, _ settings: [String: String]
  ) -> ClosedRange<Duration>? {
    var found: [Duration] = []
    let others = options(of: card).filter { $0 != option }
    var probe = knowledge
    for time in [Duration.seconds(3), .seconds(5)] {
      probe.times[option] = time
      guard let all = probe.combinations(of: others, atMost: Self.most) else { return nil }
      for values in all {
        let behavior = probe.behavior(of: deck, others + [option], values)
        for play in predictor.plays(of: card, settings, behavior) {
          guard let span = Measurement.Span(play) else { continue }
          guard span.isClosed else { return nil }
          found.append(span.length - time)
        }
      }
    }
    guard let low = found.min(), let high = found.max(), high - low < .seconds(1) else {
      return nil
    }
    return low...high
  }

  /// Whether a card can still say something about the options that it is there for.
  func isWorthwhile(_ card: Card) -> Bool {
    card.options.contains { name in
      guard let option = deck.index(of: name), !knowledge.isSettled(option) else { return false }
      return makesDifference(option, in: card)
    }
  }

  /// Whether the values that an option can still have look different in a card.
  ///
  /// They may not: without Clean Preview, for example, no phone shows in which order its callbacks come.
  func makesDifference(_ option: Int, in card: Card) -> Bool {
    let (options, settings) = (options(of: card), settings(of: card))
    // With many possibilities left, some will differ.
    guard let all = knowledge.combinations(of: options, atMost: Self.few) else { return true }
    let looks = Dictionary(grouping: all) { $0.filter { $0.key != option } }
    return looks.values.contains { values in
      let seen = values.map {
        predictor.signatures(
          of: card, settings, knowledge.behavior(of: deck, options, $0), by: [Hand.usual])
      }
      return Set(seen).count > 1
    }
  }

  private static let most = 600
  private static let few = 24
}
