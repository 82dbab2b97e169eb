import CameraControl
import CameraControlTesting

extension Inference {
  /// What is known about an option, as a verdict.
  func verdict(on number: Int) -> Verdict {
    let option = deck.options[number]
    let values = knowledge.values[number].sorted().map { option.values[$0] }
    let decider = deciders[number]
    let cards = deck.cards.filter { $0.options.contains(option.name) }.map(\.name)
    if option.isTime {
      let measured = measurements[number]
      return Verdict(
        option: option, outcome: measured.map { judge($0, option) } ?? .notDecided,
        possible: measured.map { possible($0) } ?? option.values, isMoot: false,
        times: measured.map { ($0.shortest, $0.longest) },
        agreeing: measured.map { ($0.agreeing, $0.repetitions) },
        cards: decider.map { [$0] } ?? cards)
    }
    let outcome: Verdict.Outcome =
      values.count > 1
      ? .notDecided : values.first == option.values[0] ? .confirmed : .contradicted
    let reading = decider.flatMap { readings[$0] }
    let isWorthwhile = deck.cards.contains { card in
      cards.contains(card.name) && makesDifference(number, in: card)
    }
    return Verdict(
      option: option, outcome: outcome, possible: values,
      isMoot: outcome == .notDecided && !isWorthwhile, times: nil,
      agreeing: reading.map { ($0.agreeing, $0.repetitions) },
      cards: outcome == .notDecided ? cards : decider.map { [$0] } ?? cards)
  }

  /// Whether a default time is in what was measured; just beside it, nothing is decided.
  private func judge(_ measured: Measurement, _ option: LabOption) -> Verdict.Outcome {
    guard let standard = option.time(in: PhoneBehavior()) else { return .notDecided }
    let longest = measured.longest ?? standard + .seconds(1)
    if standard < measured.shortest - Self.doubt || standard > longest + Self.doubt {
      return .contradicted
    }
    return (measured.shortest...longest).contains(standard) ? .confirmed : .notDecided
  }

  private func possible(_ measured: Measurement) -> [String] {
    guard let time = measured.time else {
      return ["nil", "more than \(SecondsText.text(measured.shortest, digits: 1)) s"]
    }
    return [".seconds(\(TraceText.number(time / .seconds(1))))"]
  }

  /// The behaviour with everything that is decided.
  func behavior(where verdicts: [Verdict]) -> PhoneBehavior {
    PhoneBehavior { behavior in
      for (number, verdict) in verdicts.enumerated() where verdict.outcome == .contradicted {
        if let time = knowledge.times[number] {
          verdict.option.apply(time: time, to: &behavior)
        } else if let value = knowledge.values[number].first {
          verdict.option.apply(value, to: &behavior)
        }
      }
    }
  }

  private static let doubt = Duration.milliseconds(100)
}

extension Verdict {
  /// The same option without a decision.
  var undecided: Verdict {
    Verdict(
      option: option, outcome: .notDecided, possible: [], isMoot: false, times: nil, agreeing: nil,
      cards: cards)
  }
}
