import CameraControl
import CameraControlTesting

extension Inference {
  /// What is known about an option, as a verdict.
  func verdict(on number: Int) -> Verdict {
    let option = deck.options[number]
    let cards = deck.cards.filter { $0.options.contains(option.name) }
    let decider = deciders[number]
    var verdict = Verdict(
      option: option, outcome: .notDecided,
      possible: knowledge.values[number].sorted().map { option.values[$0] },
      cards: decider.map { [$0] } ?? cards.map(\.name))
    let reading = decider.flatMap { readings[$0] }
    verdict.agreeing = reading.map { ($0.agreeing, $0.repetitions) }
    if option.isTime {
      if let measured = measurements[number] { judge(measured, &verdict) }
    } else if verdict.possible.count == 1 {
      verdict.outcome = verdict.possible[0] == option.values[0] ? .confirmed : .contradicted
    }
    if let card = strangeCard(for: option.name) {
      // Values that other cards ruled out may be possible on such a phone.
      if !option.isTime { verdict.possible = option.values }
      verdict.doubt("the card \(card.name) shows what nothing in the model explains")
    } else if verdict.outcome == .notDecided, verdict.reason == nil {
      verdict.isMoot =
        !option.isTime && !cards.contains { makesDifference(number, in: $0) }
      verdict.missing = missing(number, cards)
      verdict.doubt(reason(number, cards))
    }
    return verdict
  }

  /// The card that keeps an option open because too few of its repetitions agree.
  ///
  /// That is a card of the option, or one of an option that changes what such a card shows.
  private func missing(_ number: Int, _ cards: [Card]) -> (card: String, repetitions: Int)? {
    let near = Set(cards.flatMap { options(of: $0) }).subtracting([number])
    let names = near.filter { !knowledge.isSettled($0) }.map { deck.options[$0].name }
    let others =
      cards.allSatisfy { repetitions(of: $0) == 0 }
      ? [] : deck.cards.filter { !Set(names).isDisjoint(with: $0.options) }
    return (cards + others).lazy.map { ($0.name, missingRepetitions(of: $0)) }.first { $0.1 > 0 }
  }

  /// How many more repetitions of a card decide something, if all of them show what most have shown.
  ///
  /// Half of them are checks.
  private func missingRepetitions(of card: Card) -> Int {
    guard let reading = readings[card.name], reading.isExplained == nil else { return 0 }
    let count = reading.repetitions
    // If there are too many combinations to try, none has explained anything yet.
    let agreeing = reading.agreeing > 0 ? reading.agreeing : reading.alike
    return (0...).lazy.map { $0 * 2 }
      .first { Measurement.isEnough(agreeing + $0, of: count + $0) } ?? 0
  }

  /// Why an option is open.
  private func reason(_ number: Int, _ cards: [Card]) -> String {
    if let (name, more) = missing(number, cards) {
      let times = more == 1 ? "once more" : "\(more) more times"
      return cards.contains { $0.name == name }
        ? "too few repetitions of the card \(name) agree; do this card \(times)"
        : "depends on the card \(name), of which too few repetitions agree; do that card \(times)"
    }
    if let doubt = doubts[number] { return doubt }
    let done = cards.filter { repetitions(of: $0) > 0 }
    guard let card = done.first else {
      return "the card \(cards.map(\.name).joined(separator: " or ")) decides"
    }
    if let rival = readings[card.name]?.rival {
      return "in the card \(card.name), \(rival) would explain what was seen"
    }
    return readings[card.name]?.isExplained == nil
      ? "the repetitions of the card \(card.name) differ too much"
      : "the card \(card.name) shows no difference"
  }

  /// Judges a time: its default holds if it is in what was measured; just beside it, nothing is decided.
  private func judge(_ measured: Measurement, _ verdict: inout Verdict) {
    guard let standard = verdict.option.time(in: PhoneBehavior()) else { return }
    verdict.times = (measured.shortest, measured.longest)
    verdict.agreeing = (measured.agreeing, measured.repetitions)
    verdict.possible = possible(measured)
    let longest = measured.longest ?? standard + .seconds(1)
    if verdict.option.name == "overlay.timeouts.list", measured.longest != nil,
      !isBackedByTheOther(measured)
    {
      return verdict.doubt("a finger that rests on the button would look the same")
    }
    if standard < measured.shortest - Self.doubt || standard > longest + Self.doubt {
      verdict.outcome = .contradicted
    } else if (measured.shortest...longest).contains(standard) {
      // A confirmed default can differ from the phone by at most this much.
      guard standard - measured.shortest <= Self.error, longest - standard <= Self.error else {
        return verdict.doubt("the measured range is too wide")
      }
      verdict.outcome = .confirmed
    } else {
      verdict.doubt("the time is too close to the default")
    }
  }

  /// Whether the time of the list is that of a control, which two kinds of repetitions measure.
  private func isBackedByTheOther(_ measured: Measurement) -> Bool {
    let other = deck.index(of: "overlay.timeouts.control").flatMap { measurements[$0] }
    return other.map { $0.longest != nil && $0.agrees(with: measured) } ?? false
  }

  private func possible(_ measured: Measurement) -> [String] {
    guard let time = measured.time else {
      return ["nil", "more than \(SecondsText.text(measured.shortest, digits: 1)) s"]
    }
    return [".seconds(\(TraceText.number(time / .seconds(1))))"]
  }

  /// The behavior with everything that is decided.
  func behavior(where verdicts: [Verdict]) -> PhoneBehavior {
    PhoneBehavior { behavior in
      for (number, verdict) in verdicts.enumerated() where verdict.outcome == .contradicted {
        if let time = measurements[number]?.time {
          verdict.option.apply(time: time, to: &behavior)
        } else if let value = knowledge.values[number].first {
          verdict.option.apply(value, to: &behavior)
        }
      }
    }
  }

  private static let doubt = Duration.milliseconds(100)
  private static let error = Duration.milliseconds(300)
}
