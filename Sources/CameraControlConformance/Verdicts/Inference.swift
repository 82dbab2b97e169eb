import CameraControl

/// Works out which values the options of one phone can have, from repetitions of cards.
///
/// A combination of values is impossible if it doesn't explain half of the repetitions of a card, or half of
/// its checks, while another one explains three quarters, and if no rival explains two thirds with it. So a value is never
/// settled because it is likely: all others have to be impossible.
struct Inference {
  let deck: Deck
  let predictor: Predictor
  private(set) var knowledge: Knowledge
  private(set) var measurements: [Int: Measurement] = [:]
  private(set) var readings: [String: Reading] = [:]

  /// The name of the last card that ruled a value of an option out.
  private(set) var deciders: [Int: String] = [:]

  /// Why the cards leave values of an option open.
  private(set) var doubts: [Int: String] = [:]

  private let evidence: [String: Evidence]

  /// The complete repetitions of a card, made with the same settings.
  struct Evidence {
    var context: Predictor.Context
    var attempts: [[Sighting]]
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

    /// What explains it if the options don't.
    var rival: String?
  }

  init(_ deck: Deck, _ evidence: [String: Evidence], _ predictor: Predictor = .shared) {
    (self.deck, self.evidence, self.predictor) = (deck, evidence, predictor)
    knowledge = Knowledge(deck)
    var before: Knowledge
    // What one card rules out, makes others say more.
    var known: [String: Knowledge] = [:]
    repeat {
      before = knowledge
      for card in deck.cards {
        // What is known about other options changes nothing.
        let part = knowledge.part(options(of: card), and: deck.index(of: Self.timeout))
        guard let evidence = evidence[card.name], part != known[card.name] else { continue }
        known[card.name] = part
        read(card, evidence)
        measure(card, evidence)
      }
    } while knowledge != before
    for card in deck.cards { lookForRivals(of: card) }
  }

  /// What is known about the phone that a card was done on.
  func context(of card: Card) -> Predictor.Context { evidence[card.name]?.context ?? .init() }

  /// How many complete repetitions of a card there are.
  func repetitions(of card: Card) -> Int { evidence[card.name]?.attempts.count ?? 0 }

  /// The numbers of the options that a card depends on.
  private func options(of card: Card) -> [Int] {
    (card.options + card.others).compactMap { deck.index(of: $0) }
  }

  /// How long the overlay shows a control, if that was measured.
  private var timeout: Duration? {
    deck.index(of: Self.timeout).flatMap { knowledge.times[$0] }
  }

  private static let timeout = "overlay.timeouts.control"

  private func signature(_ sightings: [Sighting], of card: Card) -> Signature {
    Signature(sightings, of: card, timeout: timeout)
  }

  /// What repetitions of a card can look like, checks included.
  private func signatures(
    of card: Card, _ context: Predictor.Context, _ behavior: PhoneBehavior, _ rival: Rival? = nil,
    by hands: [Hand] = Hand.all
  ) -> Set<Signature> {
    let kinds = card.check == nil ? [false] : [false, true]
    return kinds.reduce(into: []) { all, isCheck in
      all.formUnion(
        predictor.signatures(
          of: card, context, behavior, isCheck: isCheck, rival, by: hands, timeout: timeout))
    }
  }
}

// MARK: Cards

extension Inference {
  private mutating func read(_ card: Card, _ evidence: Evidence) {
    let options = options(of: card)
    let seen = evidence.attempts.map { signature($0, of: card) }
    guard let usual = Usual(seen) else { return }
    var predictions: Set<Signature> = []
    var explained: [(values: [Int: Int], count: Int, isPossible: Bool)] = []
    // Fewer repetitions decide nothing, whatever they show.
    let isEnough = seen.count >= Deck.fewest
    for values in isEnough ? knowledge.combinations(of: options, atMost: Self.most) ?? [] : [] {
      let all = signatures(
        of: card, evidence.context, knowledge.behavior(of: deck, options, values))
      predictions.formUnion(all)
      explained.append(
        (values, seen.count { all.contains($0) }, Self.halves(seen, all.contains)))
    }
    let best = explained.map(\.count).max() ?? 0
    let isDecided = Measurement.isEnough(best, of: seen.count)
    readings[card.name] = Reading(
      agreeing: best, repetitions: seen.count, usual: seen[usual.place],
      sightings: evidence.attempts[usual.place], predictions: predictions,
      isExplained: isDecided
        ? true : usual.isUniform && !explained.isEmpty ? false : nil)
    guard isDecided else { return }
    let possible = explained.filter(\.isPossible)
    for option in options where !deck.options[option].isTime {
      var left = Set(possible.compactMap { $0.values[option] })
      for value in knowledge.values[option].subtracting(left).sorted() {
        guard let rival = rival(to: (option, value), in: card, seen) else { continue }
        left.insert(value)
        doubts[option] = "\(rival) would look the same in the card \(card.name)"
      }
      if left != knowledge.values[option] { deciders[option] = card.name }
      knowledge.values[option] = left
    }
  }

  /// Whether half of the checks, and half of the other repetitions, satisfy a condition.
  private static func halves(
    _ seen: [Signature], _ isExplained: (Signature) -> Bool
  ) -> Bool {
    [true, false].allSatisfy { isCheck in
      let group = seen.filter { $0.isCheck == isCheck }
      return group.count(where: isExplained) * 2 >= group.count
    }
  }

  /// What was seen most often, apart from checks and in them.
  private struct Usual {
    let place: Int
    let isUniform: Bool

    init?(_ seen: [Signature]) {
      let counts = Dictionary(seen.map { ($0, 1) }, uniquingKeysWith: +)
      func most(_ isCheck: Bool) -> (key: Signature, value: Int)? {
        counts.filter { $0.key.isCheck == isCheck }
          .max { ($0.value, "\($1.key)") < ($1.value, "\($0.key)") }
      }
      guard let first = most(false) ?? most(true), let place = seen.firstIndex(of: first.key)
      else { return nil }
      self.place = place
      let both = [most(false), most(true)].compactMap { $0?.value }.reduce(0, +)
      isUniform = Measurement.isEnough(both, of: seen.count)
    }
  }

  /// What makes phones with a value of an option look like what was seen; `nil` if nothing does.
  private func rival(
    to option: (number: Int, value: Int)?, in card: Card, _ seen: [Signature]
  ) -> String? {
    let context = context(of: card)
    let all = options(of: card)
    let apart = seen.filter { !$0.isCheck }
    for rival in Rival.all(of: card, typed: context.typed) {
      // A mistake may lead to what the card has nothing to do with.
      let more = rival.options.compactMap { deck.index(of: $0) }.filter { !all.contains($0) }
      var probe = knowledge
      if let option { probe.values[option.number] = [option.value] }
      // Too many to try them is as if one of them explained it.
      guard let combinations = probe.combinations(of: all + more, atMost: Self.fewer) else {
        if option == nil { continue }
        return rival.text
      }
      for values in combinations {
        let behavior = probe.behavior(of: deck, all + more, values)
        if let step = rival.mistake?.step {
          // The mistake doesn't change the events before it.
          let right = probe.behavior(of: deck, all, values)
          guard begins(card, context, right, like: apart, until: step + 1),
            step + 1 == card.steps.count
              || begins(card.head(step + 1), context, behavior, rival, like: apart, until: step + 2)
          else { continue }
        }
        // Nearly all that explain nothing are ruled out by one hand.
        let first = predictor.signatures(
          of: card, context, behavior, isCheck: false, rival, by: [Hand.usual], timeout: timeout)
        guard first.contains(where: seen.contains) else { continue }
        let looks = signatures(of: card, context, behavior, rival, by: Hand.few)
        guard seen.count(where: looks.contains) * 3 >= seen.count * 2 else { continue }
        if Self.halves(seen, looks.contains) { return rival.text }
      }
    }
    return nil
  }

  /// Whether a usual play looks like one of those that were seen, until an instruction is shown.
  private func begins(
    _ card: Card, _ context: Predictor.Context, _ behavior: PhoneBehavior, _ rival: Rival? = nil,
    like seen: [Signature], until step: Int
  ) -> Bool {
    let looks = predictor.signatures(
      of: card, context, behavior, isCheck: false, rival, by: [Hand.usual], timeout: timeout)
    return looks.contains { look in
      let start = look.entries(before: step)
      return seen.contains { $0.entries(before: step) == start }
    }
  }

  /// Looks for what explains a card that no option explains.
  private mutating func lookForRivals(of card: Card) {
    guard let attempts = evidence[card.name]?.attempts, readings[card.name]?.isExplained == false
    else { return }
    let found = rival(to: nil, in: card, attempts.map { signature($0, of: card) })
    readings[card.name]?.rival = found
  }

  /// The card that leaves an option open because it shows what neither an option nor a rival explains.
  ///
  /// Nothing is known about a phone that does such a thing in several cards, so whatever they depend on stays
  /// open.
  func strangeCard(for option: String) -> Card? {
    let strange = deck.cards.filter { card in
      readings[card.name].map { $0.isExplained == false && $0.rival == nil } ?? false
    }
    let withEvents = strange.filter(hasEvents)
    return strange.first { card in
      card.options.contains(option) || strange.count > 1 && card.others.contains(option)
    }
      // A phone with strange events in two cards may have others in a card that looks plain.
      ?? (withEvents.count > 1
        && deck.cards.contains { $0.options.contains(option) && hasEvents($0) }
        ? withEvents.first : nil)
  }

  /// Whether the app usually received capture events in a card.
  private func hasEvents(_ card: Card) -> Bool {
    readings[card.name]?.sightings.contains { $0.kind == .event } ?? false
  }
}

// MARK: Times

extension Inference {
  /// Measures the times that a card decides, if the options explain what it shows.
  private mutating func measure(_ card: Card, _ evidence: Evidence) {
    guard readings[card.name]?.isExplained == true else { return }
    for name in card.options {
      guard let option = deck.index(of: name), deck.options[option].isTime else { continue }
      // A check of a list ends with a control, and so it has another time.
      let kinds = name == "overlay.timeouts.control" ? [false, true] : [false]
      let all = kinds.map { isCheck in
        Measurement.Group(
          evidence.attempts.filter { signature($0, of: card).isCheck == isCheck },
          offsets(of: option, in: card, evidence.context, isCheck: isCheck))
      }
      guard let measurement = Measurement(all.compactMap { $0 }),
        all.allSatisfy({ $0 != nil })
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
    of option: Int, in card: Card, _ context: Predictor.Context, isCheck: Bool
  ) -> ClosedRange<Duration>? {
    var found: [Duration] = []
    let others = options(of: card).filter { $0 != option }
    var probe = knowledge
    for time in [Duration.seconds(3), .seconds(5)] {
      probe.times[option] = time
      guard let all = probe.combinations(of: others, atMost: Self.most) else { return nil }
      for values in all {
        var behavior = probe.behavior(of: deck, others + [option], values)
        for commit in LightCommit.allCases {
          behavior.button.lightCommit = commit
          for play in predictor.plays(of: card, context, behavior, isCheck: isCheck) {
            guard let span = Measurement.Span(play) else { continue }
            guard span.isClosed else { return nil }
            found.append(span.length - time)
          }
        }
      }
    }
    guard let low = found.min(), let high = found.max(), high - low < .seconds(1) else {
      return nil
    }
    return low...high
  }

  /// Whether a card can still say something about the options that it decides.
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
    let (options, context) = (options(of: card), context(of: card))
    // With many possibilities left, some will differ.
    guard let all = knowledge.combinations(of: options, atMost: Self.few) else { return true }
    let looks = Dictionary(grouping: all) { $0.filter { $0.key != option } }
    return looks.values.contains { values in
      let seen = values.map {
        signatures(
          of: card, context, knowledge.behavior(of: deck, options, $0), by: [Hand.usual])
      }
      return Set(seen).count > 1
    }
  }

  private static let most = 600
  private static let fewer = 100
  private static let few = 24
}
