/// A check that an app performs without help from a person.
public struct AppCheck: Sendable {
  /// The rule that the check tests.
  public let rule: String

  /// The question that the check answers.
  public let question: String

  /// The answer on a phone that follows the rule.
  public let expected: String

  /// Whether the check needs a phone without a Camera Control; other checks need a phone with one.
  public var isWithoutCameraControl: Bool { ["SES03", "SES04", "SES05", "SES06"].contains(rule) }

  private static let inaccessible = "NSObjectInaccessibleException"

  /// All checks, which the lab app runs together on one of its pages.
  public static let all: [AppCheck] = [
    ("BIA06", "Does a session take a second bias slider of a camera?", "no"),
    ("CTL08", "What does a symbol that doesn't exist raise?", "nothing"),
    ("CTL13", "How often do values that the app sets call an action?", "0 times"),
    ("CTL22", "Do exceptions have the texts of iOS 18.0?", "yes"),
    ("CTL23", "Do these texts begin with the class and the method?", "yes"),
    ("DEV06", "What does a ramp to an illegal zoom factor raise?", "NSRangeException"),
    ("DEV12", "Does a format with less zoom take the factor back to its largest?", "yes"),
    ("DEV17", "What does a lens position outside of 0 to 1 raise?", "NSRangeException"),
    ("DEV18", "What does too little or too much ISO or exposure raise?", "NSRangeException"),
    ("EVT09", "Is a new interaction enabled?", "yes"),
    ("EVT23", "Does an interaction move to the second view that gets it?", "yes"),
    ("NTF01", "Is an observer on the main queue called on the main thread?", "yes"),
    ("NTF02", "Was it called when the post returns?", "yes"),
    ("PCK05", "For which indexes does a picker of 3 ask for a title?", "0 1 2"),
    ("PCK06", "Which titles has a picker of 3 without titles?", "3 empty ones"),
    ("SES02", "Does an empty session say that it supports controls?", "yes"),
    ("SES03", "Has a phone without a Camera Control no room for controls?", "yes"),
    ("SES04", "What do adding and removing a control raise there?", inaccessible),
    ("SES05", "What does setting the controls delegate raise there?", inaccessible),
    ("SES06", "Can an app create controls there?", "yes"),
    ("SES08", "How many controls does a session take?", "4"),
    ("SES11", "Does a session take a control that is in a session already?", "no"),
    ("SES14", "Does a running session take its controls back?", "yes"),
    ("SES15", "Does a configuration show its changes before it is committed?", "yes"),
    ("SES17", "Are controls in the order in which they were added?", "yes"),
    ("SES19", "What does removing a control that isn't there raise?", "nothing"),
    ("SES22", "Does a session take a queue without a delegate?", "yes"),
    ("SES23", "Does a session keep its controls delegate alive?", "no"),
    ("SES25", "Does a session take a delegate before and after its controls?", "yes"),
    ("SES28", "Do controls, their values and the delegate survive a stop?", "yes"),
    ("SES33", "What does a commit without a beginning raise?", "nothing"),
    ("SES34", "Can the main thread start and stop a session?", "yes"),
    ("SES35", "Does a session take a second camera?", "no"),
    ("SES36", "Does a session take an input that is in a session already?", "no"),
    ("SES37", "Does a session take a second output for photos or movies?", "no"),
    ("SES38", "Can the main thread configure a running session?", "yes"),
    ("SES41", "Do two sessions of an app run with one camera?", "yes"),
    ("SLD06", "Which range has a slider with the values 3, 1, 2 and 1?", "1 to 3"),
    ("SLD07", "What does a slider without values raise?", "NSInvalidArgumentException"),
    ("SLD08", "What do NaN and infinity raise?", "NSInvalidArgumentException"),
    ("SLD11", "Does a slider take a value between those that it reaches?", "yes"),
    ("SLD12", "Has a new slider a format or prominent values?", "no"),
    ("SLD17", "What do prominent values outside of the range raise?", "nothing"),
    ("SND08", "Does a sound without a file throw?", "yes"),
  ].map { AppCheck(rule: $0, question: $1, expected: $2) }

  /// What the checks in some recordings say about a rule; `nil` if none is about it.
  ///
  /// Answers that contradict each other decide nothing.
  static func outcomes(in recordings: [Recording]) -> [String: Verdict.Outcome] {
    var answers: [String: Set<String>] = [:]
    for case (let check?, let answer) in recordings.flatMap({ Self.answers(in: $0) }) {
      answers[check.rule, default: []].insert(answer)
    }
    return answers.reduce(into: [:]) { outcomes, found in
      guard let check = all.first(where: { $0.rule == found.key }) else { return }
      outcomes[check.rule] =
        found.value.count > 1
        ? .notDecided : found.value.contains(check.expected) ? .confirmed : .contradicted
    }
  }

  /// How many answers don't count, by the reason.
  static func strays(in recording: Recording) -> [String: Int] {
    let count = answers(in: recording).count { $0.check == nil }
    return count == 0 ? [:] : ["it answers an unknown question": count]
  }

  /// The answers in a recording, each with its check if that is known.
  private static func answers(in recording: Recording) -> [(check: AppCheck?, answer: String)] {
    recording.sightings.filter { $0.kind == .check && $0.run == recording.header.run }.map {
      // An answer may be empty, such as the class in a text that names none.
      let parts = $0.what.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      return (parts.count == 2 ? all.first { $0.rule == parts[0] } : nil, parts.last ?? "")
    }
  }
}
