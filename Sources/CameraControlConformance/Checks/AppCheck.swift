/// Something that an app finds out alone, without a finger on the phone.
public struct AppCheck: Sendable {
  /// The rule that it shows.
  public let rule: String

  /// The question that the app answers.
  public let question: String

  /// The answer of a phone that does what the rule says.
  public let expected: String

  /// All of them; the lab runs them on one page.
  public static let all: [AppCheck] = [
    ("CTL13", "How often do values that the app sets call an action?", "0 times"),
    ("EVT09", "Is a new interaction enabled?", "yes"),
    ("EVT23", "Does an interaction move to the second view that gets it?", "yes"),
    ("SES02", "Does an empty session say that it supports controls?", "yes"),
    ("SES08", "How many controls does a session take?", "4"),
    ("SES11", "Does a session take a control of another session?", "no"),
    ("SES14", "Does a running session take its controls back?", "yes"),
    ("SES15", "Does a configuration show its changes before it is committed?", "yes"),
    ("SES17", "Are controls in the order in which they were added?", "yes"),
    ("SES23", "Does a session keep its controls delegate alive?", "no"),
    ("SES25", "Does a session take its delegate after its controls?", "yes"),
    ("SES28", "Do controls and their values survive a stop?", "yes"),
    ("SES35", "Does a session take a second camera?", "no"),
    ("SES36", "Does a session take an input of another session?", "no"),
    ("SES37", "Does a session take a second photo output?", "no"),
  ].map { AppCheck(rule: $0, question: $1, expected: $2) }
}

extension AppCheck {
  /// What the checks in some recordings say about a rule; `nil` if none is about it.
  ///
  /// Answers that contradict each other decide nothing.
  static func outcomes(in recordings: [Recording]) -> [String: Verdict.Outcome] {
    var answers: [String: Set<String>] = [:]
    for recording in recordings {
      for sighting in recording.sightings
      where sighting.kind == .check && sighting.run == recording.header.run {
        let parts = sighting.what.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { continue }
        answers[parts[0], default: []].insert(parts[1])
      }
    }
    return answers.reduce(into: [:]) { outcomes, found in
      guard let check = all.first(where: { $0.rule == found.key }) else { return }
      outcomes[check.rule] =
        found.value.count > 1
        ? .notDecided : found.value.contains(check.expected) ? .confirmed : .contradicted
    }
  }
}
