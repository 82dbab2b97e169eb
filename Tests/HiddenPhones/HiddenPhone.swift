import CameraControl
import CameraControlConformance
import CameraControlTesting

/// A phone that the deck doesn't know: its options, and one thing beside them.
package struct HiddenPhone {
  package let behavior: PhoneBehavior
  package private(set) var quirks = Quirks()

  /// What the app sees differently from every phone of the model, if anything.
  package private(set) var stranger: Stranger?

  /// The number of each option's value; a time has none.
  private let values: [Int?]

  /// Draws a value for each option that the deck decides.
  package init(seed: UInt64, deck: Deck = .standard) {
    var generator = SeededGenerator(seed: seed)
    var behavior = PhoneBehavior()
    values = deck.options.map { option in
      let value = option.values.indices.randomElement(using: &generator) ?? 0
      option.apply(value, to: &behavior)
      guard option.isTime else { return value }
      // The samples of the option are its default, others, and none, which is last.
      guard value > 0, value < option.values.count - 1 else { return nil }
      let time = Duration.milliseconds(Int.random(in: 2200...8000, using: &generator))
      option.apply(time: time, to: &behavior)
      return nil
    }
    self.behavior = behavior
  }

  /// Creates a phone of one of the kinds; half of them have defaults for most options, as a real phone may.
  ///
  /// A usual phone has defaults for all of them, so that several comparisons share what they predict.
  package init(seed: UInt64, _ kind: HiddenKind, isUsual: Bool = false) {
    var generator = SeededGenerator(seed: seed ^ 0xBEEF)
    let isMostlyUsual = kind != .options && Bool.random(using: &generator)
    let base = HiddenPhone(seed: seed, defaults: isUsual ? 1 : isMostlyUsual ? 2.0 / 3 : 0)
    var behavior = base.behavior
    if kind == .tuning { HiddenKind.tune(&behavior.button, &behavior.slide, &generator) }
    (self.behavior, values) = (behavior, base.values)
    if kind == .quirks { quirks = HiddenKind.quirks(&generator) }
    if kind == .stranger { stranger = Stranger.allCases.randomElement(using: &generator) }
  }

  /// Creates a phone, with defaults for a part of its options.
  private init(seed: UInt64, defaults part: Double) {
    let hidden = HiddenPhone(seed: seed)
    var generator = SeededGenerator(seed: seed ^ 0xF00D)
    var behavior = hidden.behavior
    values = zip(Deck.standard.options, hidden.values).map { option, value in
      guard Double.random(in: 0..<1, using: &generator) < part else { return value }
      option.apply(0, to: &behavior)
      return option.isTime ? nil : 0
    }
    self.behavior = behavior
  }

  /// The verdicts that are wrong, each as a sentence.
  package func wrong(in phone: PhoneConformance) -> [String] {
    zip(phone.verdicts, values).compactMap { verdict, value in
      let isRight = value.map { self.isRight(verdict, $0) } ?? isRightTime(verdict)
      return isRight ? nil : "\(verdict), but it is \(text(verdict.option, value))"
    }
  }

  private func text(_ option: LabOption, _ value: Int?) -> String {
    value.map { option.values[$0] } ?? "\(option.time(in: behavior).map { "\($0)" } ?? "nil")"
  }

  private func isRight(_ verdict: Verdict, _ value: Int) -> Bool {
    switch verdict.outcome {
    case .confirmed: value == 0
    case .contradicted: value != 0 && verdict.possible == [verdict.option.values[value]]
    case .notDecided:
      verdict.possible.isEmpty || verdict.possible.contains(verdict.option.values[value])
    }
  }

  /// A time is in the range that the verdict gives; a default that holds is at most 0.3 s away.
  private func isRightTime(_ verdict: Verdict) -> Bool {
    guard verdict.outcome != .notDecided, let times = verdict.times else { return true }
    guard let time = verdict.option.time(in: behavior) else { return times.longest == nil }
    let isInRange = time >= times.shortest && times.longest.map { time <= $0 } ?? true
    let standard = verdict.option.time(in: PhoneBehavior()) ?? .zero
    let isNear = abs(time / .seconds(1) - standard / .seconds(1)) <= 0.3
    return isInRange && (verdict.outcome == .confirmed ? isNear : time != standard)
  }
}
