import CameraControl

/// Works out which values the options of one phone can have, from repetitions of cards.
///
/// A combination of values is impossible if it explains less than half of a card's repetitions or
/// checks, while another combination explains three quarters, and no rival explains two thirds with
/// it. The inference never settles on a likely value: all other values must be impossible.
struct Inference {
  let deck: Deck
  let predictor: Predictor
  private(set) var knowledge: Knowledge
  private(set) var measurements: [Int: Measurement] = [:]
  var readings: [String: Reading] = [:]

  /// The name of the last card that ruled a value of an option out.
  private(set) var deciders: [Int: String] = [:]

  /// Why the cards leave values of an option open.
  private(set) var doubts: [Int: String] = [:]

  let evidence: [String: Evidence]

  /// The complete repetitions of a card, made with the same settings.
  struct Evidence {
    var context: Predictor.Context
    var attempts: [[Sighting]]
  }

  /// The result of the repetitions of a card.
  struct Reading {
    /// How many repetitions the best combination explains, and of how many.
    let agreeing: Int
    let repetitions: Int

    /// How many repetitions show what was seen most often, apart from checks and in them.
    let alike: Int

    /// What was seen most often, with the repetition that shows it.
    let usual: Signature
    let sightings: [Sighting]

    /// What a phone with any possible combination would have shown, if none explains what was seen.
    var predictions: Set<Signature> = []

    /// Whether the options explain what was seen; `nil` if the repetitions are too few or too different.
    let isExplained: Bool?

    /// What explains it if the options don't.
    var rival: String?
  }

  init(_ deck: Deck, _ evidence: [String: Evidence], _ predictor: Predictor = .shared) {
    (self.deck, self.evidence, self.predictor) = (deck, evidence, predictor)
    knowledge = Knowledge(deck)
    var before: Knowledge
    // When one card rules out values, other cards can decide more.
    var known: [String: Knowledge] = [:]
    repeat {
      before = knowledge
      for card in deck.cards {
        // Knowledge about other options doesn't change the result.
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

  /// The numbers of the options that a card depends on, on a phone of which so much is known.
  func options(of card: Card) -> [Int] {
    let others = card.others.compactMap { deck.index(of: $0) }.filter { option in
      deck.options[option].needs.allSatisfy { name, value in
        deck.index(of: name).map { knowledge.values[$0].contains(value) } ?? true
      }
    }
    return card.options.compactMap { deck.index(of: $0) } + others
  }

  private static let timeout = "overlay.timeouts.control"

  func signature(_ sightings: [Sighting], of card: Card) -> Signature {
    let timeout = deck.index(of: Self.timeout).flatMap { measurements[$0]?.time }
    return Signature(
      sightings, of: card, timeout: timeout, isCoarse: context(of: card).isCoarse)
  }

  /// What a prediction is about.
  func question(
    _ card: Card, _ guess: Guess, isCheck: Bool = false, _ rival: Rival? = nil
  ) -> Predictor.Question {
    .init(
      card: card, context: context(of: card), deck: deck, guess: guess, isCheck: isCheck,
      rival: rival, timeout: deck.index(of: Self.timeout).flatMap { knowledge.times[$0] })
  }

  /// The signatures that a phone can leave, among those that were seen.
  func looks(
    of card: Card, _ guess: Guess, _ rival: Rival? = nil, among seen: Seen,
    hands: Int = Hand.all.count
  ) -> Set<Signature> {
    [false, true].reduce(into: []) { all, isCheck in
      let wanted = seen.kinds[isCheck] ?? []
      guard !wanted.isEmpty else { return }
      all.formUnion(
        predictor.found(wanted, question(card, guess, isCheck: isCheck, rival), hands: hands))
    }
  }

  /// The repetitions of a card, in the form that the inference compares.
  struct Seen {
    let all: [Signature]

    /// The different ones, apart from checks and in them.
    let kinds: [Bool: Set<Signature>]

    init(_ all: [Signature]) {
      self.all = all
      kinds = Dictionary(grouping: all, by: \.isCheck).mapValues { Set($0) }
    }

    /// How many repetitions have one of some signatures.
    func count(of some: Set<Signature>) -> Int { all.count { some.contains($0) } }

    /// Whether half of the checks, and half of the other repetitions, have one of some signatures.
    func isHalf(_ some: Set<Signature>) -> Bool {
      [true, false].allSatisfy { isCheck in
        let group = all.filter { $0.isCheck == isCheck }
        return group.count { some.contains($0) } * 2 >= group.count
      }
    }
  }

  // MARK: Cards

  private mutating func read(_ card: Card, _ evidence: Evidence) {
    let options = options(of: card)
    let seen = Seen(evidence.attempts.map { signature($0, of: card) })
    guard let usual = Usual(seen.all) else { return }
    // Fewer repetitions decide nothing, whatever they show.
    let isEnough = seen.all.count >= Deck.fewest
    let guesses = isEnough ? knowledge.guesses(of: options, atMost: Self.most) ?? [] : []
    let explained = guesses.map { guess in
      let found = looks(of: card, guess, among: seen)
      return (guess: guess, count: seen.count(of: found), isPossible: seen.isHalf(found))
    }
    let best = explained.map(\.count).max() ?? 0
    let isDecided = Measurement.isEnough(best, of: seen.all.count)
    readings[card.name] = Reading(
      agreeing: best, repetitions: seen.all.count, alike: usual.count, usual: seen.all[usual.place],
      sightings: evidence.attempts[usual.place],
      isExplained: isDecided
        ? true
        : Measurement.isEnough(usual.count, of: seen.all.count) && !explained.isEmpty ? false : nil)
    guard isDecided else { return }
    let possible = explained.filter(\.isPossible)
    var rivals: [Rival]?
    for option in options where !deck.options[option].isTime {
      var left = Set(possible.compactMap { $0.guess.value(of: option) })
      for value in knowledge.values[option].subtracting(left).sorted() {
        let all = rivals ?? Rival.all(of: card, typed: evidence.context.typed)
        rivals = all
        guard let rival = rival(of: all, to: (option, value), in: card, seen) else { continue }
        left.insert(value)
        doubts[option] = "\(rival) would look the same in the card \(card.name)"
      }
      if left != knowledge.values[option] { deciders[option] = card.name }
      knowledge.values[option] = left
    }
  }

  /// The most frequent observations, without checks and in checks.
  private struct Usual {
    let place: Int
    let count: Int

    init?(_ seen: [Signature]) {
      let counts = Dictionary(seen.map { ($0, 1) }, uniquingKeysWith: +)
      func most(_ isCheck: Bool) -> (key: Signature, value: Int)? {
        counts.filter { $0.key.isCheck == isCheck }
          .max { ($0.value, "\($1.key)") < ($1.value, "\($0.key)") }
      }
      guard let first = most(false) ?? most(true), let place = seen.firstIndex(of: first.key)
      else { return nil }
      self.place = place
      count = [most(false), most(true)].compactMap { $0?.value }.reduce(0, +)
    }
  }

  // MARK: Times

  /// Measures the times that a card decides, if the options explain what it shows.
  private mutating func measure(_ card: Card, _ evidence: Evidence) {
    guard readings[card.name]?.isExplained == true else { return }
    // A person who presses longer at the end of the deck would narrow the range to what is wrong.
    let own = evidence.attempts.filter { $0[0].what == card.name }
    for name in card.options {
      guard let option = deck.index(of: name), deck.options[option].isTime else { continue }
      // A check of a list ends with a control, so a different timeout applies.
      let kinds = name == "overlay.timeouts.control" ? [false, true] : [false]
      let all = kinds.map { isCheck in
        Measurement.Group(
          own.filter { signature($0, of: card).isCheck == isCheck },
          offsets(of: option, in: card, isCheck: isCheck), tick: evidence.context.tick)
      }
      guard let measurement = Measurement(all.compactMap { $0 }),
        all.allSatisfy({ $0 != nil })
      else { continue }
      (measurements[option], deciders[option]) = (measurement, card.name)
      if let time = measurement.round(deck.options[option].time(in: PhoneBehavior())) {
        knowledge.times[option] = time
      } else {
        // The last value is the one without a limit.
        knowledge.values[option] = [deck.options[option].values.count - 1]
      }
    }
  }

  /// How much longer than a time the interval is that shows it; `nil` if it may show something else.
  private func offsets(of option: Int, in card: Card, isCheck: Bool) -> ClosedRange<Duration>? {
    var found: [Duration] = []
    let others = options(of: card).filter { $0 != option }
    for time in [Duration.seconds(3), .seconds(5)] {
      guard let all = knowledge.guesses(of: others, atMost: Self.most) else { return nil }
      for var guess in all {
        guess[option] = .time(time)
        for commit in LightCommit.allCases {
          var question = question(card, guess, isCheck: isCheck)
          (question.commit, question.timeout) = (commit, nil)
          for span in predictor.predictions(question).compactMap(\.span) {
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
    let options = options(of: card)
    // If many possibilities remain, assume that some of them differ.
    guard let all = knowledge.guesses(of: options, atMost: Self.few) else { return true }
    let looks = Dictionary(grouping: all) { $0.part(options.filter { $0 != option }) }
    return looks.values.contains { guesses in
      let seen = guesses.map { guess in
        Set([false, card.check != nil]).map { isCheck in
          predictor.predictions(question(card, guess, isCheck: isCheck), hands: 1)[0].signature
        }
      }
      return Set(seen.map { Set($0) }).count > 1
    }
  }

  static let most = 600
  private static let few = 24
}
