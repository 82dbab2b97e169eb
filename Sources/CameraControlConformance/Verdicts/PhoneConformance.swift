public import CameraControl

/// The results of recordings from phones of one model with one version of the system.
public struct PhoneConformance: Sendable {
  /// The model of the device.
  public let device: String

  /// The version of the device's system.
  public let system: String

  /// The identifiers of the recordings.
  public let runs: [String]

  /// A verdict for each option.
  public let verdicts: [Verdict]

  /// The results of the phone that no combination of options predicts.
  public let unexplained: [Unexplained]

  /// The options on which recordings disagree, with the values that each recording allows.
  public let disagreements: [String: [String: [String]]]

  /// The results of the checks that an app performs without a person, by rule.
  public let checks: [String: Verdict.Outcome]

  /// How many repetitions don't count, for each reason.
  public let leftOut: [String: Int]

  /// How many lines outside of repetitions don't count, for each reason.
  public let strays: [String: Int]

  /// How many repetitions of each card count.
  public let counted: [String: Int]

  /// The numbers of the unreadable lines in the recordings' files.
  public let damagedLines: [Int]

  /// The reasons why lines or repetitions don't count, as sentences without a final period.
  public var omissions: [String] {
    func sentences(_ counts: [String: Int], _ noun: String) -> [String] {
      counts.sorted { $0.key < $1.key }.map { reason, count in
        count == 1
          ? "1 \(noun) doesn't count: \(reason)" : "\(count) \(noun)s don't count: \(reason)"
      }
    }
    return sentences(leftOut, "repetition") + sentences(strays, "line")
      + damagedLines.map { "line \($0) can't be read" }
  }

  /// The cards whose repetitions the options explain.
  let explained: Set<String>

  /// The behavior that matches the recordings; undecided options keep their defaults.
  public let behavior: PhoneBehavior

  /// The cards that can still determine an option's value; the result of one card can make other
  /// cards unnecessary.
  public let worthwhile: [Card]

  /// The cards to do again, with the number of repetitions that each card needs before the recordings
  /// can decide the options that depend on it.
  ///
  /// Record only these cards, and compare the new recording together with the others.
  public var missing: [(card: String, repetitions: Int)] {
    verdicts.compactMap(\.missing).reduce(into: []) { all, one in
      if !all.contains(where: { $0.card == one.card }) { all.append(one) }
    }
  }

  /// Returns whether the recordings confirm or contradict a rule.
  ///
  /// A rule is confirmed if the defaults of all its options hold, and if the person performed the
  /// steps of the cards that test the rule. If the cards test only a part of a rule, recordings can
  /// contradict the rule but not confirm it.
  public func outcome(of rule: String) -> Verdict.Outcome {
    let all = verdicts.filter { $0.option.rules.contains(rule) }.map(\.outcome)
    if let found = checks[rule], !all.contains(.contradicted) { return found }
    if all.contains(.contradicted) { return .contradicted }
    let isShown = LabOption.showing[rule].map { explained.contains($0) } ?? true
    guard !LabOption.partlyShown.contains(rule), isShown else { return .notDecided }
    return !all.isEmpty && all.allSatisfy { $0 == .confirmed } ? .confirmed : .notDecided
  }

  /// The sorted ids of the rules that the options and the checks are about.
  public var rules: [String] { Set(verdicts.flatMap(\.option.rules) + checks.keys).sorted() }

  /// The behavior as code to paste, with a line for each default that the recordings contradict.
  public var code: String {
    let lines = verdicts.filter { $0.outcome == .contradicted && !$0.possible.isEmpty }
      .map { verdict in
        let rest = verdict.possible.count > 1 ? "  // or \(verdict.possible[1])" : ""
        return "  $0.\(verdict.option.name) = \(verdict.possible[0])\(rest)"
      }
    return lines.isEmpty
      ? "PhoneBehavior()" : "PhoneBehavior {\n\(lines.joined(separator: "\n"))\n}"
  }

  /// The differences from the defaults, each as a removed line and an added line.
  public var difference: String {
    verdicts.filter { $0.outcome == .contradicted && !$0.possible.isEmpty }
      .map {
        "- \($0.option.name) = \($0.option.values[0])\n+ \($0.option.name) = \($0.possible[0])"
      }
      .joined(separator: "\n")
  }
}
