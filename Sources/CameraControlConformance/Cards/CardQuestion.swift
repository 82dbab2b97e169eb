import CameraControl
public import CameraControlTesting

/// A question to the person who does an experiment (a card), about something that no app can see.
public struct CardQuestion: Sendable {
  /// The question.
  public let text: String

  /// The answers that the person can choose from.
  public let answers: [String]

  private let look: @Sendable (Trace) -> Int

  /// Creates a question; `look` returns the number of the answer of a person who saw a trace.
  init(_ text: String, _ answers: [String], _ look: @escaping @Sendable (Trace) -> Int) {
    (self.text, self.answers, self.look) = (text, answers, look)
  }

  /// Returns the answer of a person who watched the phone while it recorded `trace`.
  public func answer(to trace: Trace) -> String { answers[look(trace)] }

  static let click = CardQuestion(
    "What did the phone do?",
    ["It asked whether to open an app.", "It opened an app without asking.", "Nothing."]
  ) { trace in
    for entry in trace.entries {
      switch entry.event {
      case .system(.askToLaunch): return 0
      case .system(.launch): return 1
      case _: continue
      }
    }
    return 2
  }

  static let hold = CardQuestion(
    "Did visual intelligence open?", ["Yes.", "No."]
  ) { $0.entries.contains { $0.event == .system(.visualIntelligence) } ? 0 : 1 }

  static let haptic = CardQuestion(
    "Did you feel a faint knock under your finger?", ["Yes.", "No."]
  ) { $0.count(of: .haptic) > 0 ? 0 : 1 }
}
