import CameraControl

/// A conclusion from recordings about one option.
public struct Verdict: Sendable, CustomStringConvertible {
  /// The option.
  public let option: LabOption

  /// Whether the phone behaves like the option's default.
  public internal(set) var outcome: Outcome

  /// The values that are still possible, in Swift notation; for a measured time, see ``times``.
  public internal(set) var possible: [String]

  /// The cards that determined the option's value, or that could determine it.
  public let cards: [String]

  /// Whether the option is undecided because no experiment on this phone tells its values apart.
  ///
  /// For example, if the phone sends only one callback, no experiment shows the order of two
  /// callbacks.
  public internal(set) var isMoot = false

  /// The shortest and the longest possible time, if the option is a time that the lab measured.
  public internal(set) var times: (shortest: Duration, longest: Duration?)?

  /// For the card that decided the value: how many repetitions agree, and how many there are.
  public internal(set) var agreeing: (count: Int, of: Int)?

  /// The card to do again before the option can be decided, and how many more repetitions it needs.
  public internal(set) var missing: (card: String, repetitions: Int)?

  /// The reason why the recordings don't determine the option's value, if there is one.
  public private(set) var reason: String?

  init(option: LabOption, outcome: Outcome, possible: [String], cards: [String]) {
    (self.option, self.outcome, self.possible, self.cards) = (option, outcome, possible, cards)
  }

  /// Withdraws the decision, and records why the option is undecided.
  mutating func doubt(_ reason: String) { (outcome, self.reason) = (.notDecided, reason) }

  /// The verdict without a decision, and without values.
  func undecided(_ reason: String) -> Verdict {
    var verdict = self
    (verdict.possible, verdict.times, verdict.agreeing, verdict.missing) = ([], nil, nil, nil)
    verdict.doubt(reason)
    return verdict
  }

  /// Whether recordings confirm or contradict a default or a rule.
  public enum Outcome: String, Hashable, CaseIterable, Sendable {
    /// The phone behaves like the simulation's default.
    case confirmed
    /// The phone does something else.
    case contradicted
    /// The recordings leave several possibilities, or contradict each other.
    case notDecided = "not decided"
  }

  /// The option, the outcome, and the evidence, in one line.
  public var description: String {
    let name = "\(option.name): \(outcome.rawValue)"
    guard outcome != .notDecided else {
      let left = possible.isEmpty ? [] : ["can be \(possible.joined(separator: " or "))"]
      let why = isMoot ? "on this phone, no card shows a difference" : reason
      return ([name] + left + [why].compactMap { $0 }).joined(separator: "; ")
    }
    let count = agreeing.map { " in \($0.count) of \($0.of)" } ?? ""
    let card = cards.joined(separator: " or ")
    let holds =
      outcome == .confirmed
      ? "the default \(option.values[0]) holds" : "the default is \(option.values[0])"
    return "\(name); \(seen)\(count), card \(card); \(holds)"
  }

  /// What was seen: a value, or a range of times.
  private var seen: String {
    guard let times else { return possible.joined() }
    let low = SecondsText.text(times.shortest, digits: 1)
    guard let longest = times.longest else { return "more than \(low) s, or never" }
    return "\(low) to \(SecondsText.text(longest, digits: 1)) s"
  }
}
