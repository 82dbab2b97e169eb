public import CameraControlTesting

/// Something to do with a phone that decides an option or several.
public struct Card: Sendable {
  /// The name of the card in recordings.
  public let name: String

  /// The names of the options that it is there for.
  public let options: [String]

  /// The names of the other options that change what the app sees.
  public let others: [String]

  /// What the app has.
  public let setup: CardSetup

  /// What the person does, and what the app does by itself.
  public var steps: [ProbeStep]

  /// How long to listen after the last step.
  public let listening: Duration

  /// What to ask the person, if no app sees it.
  public let question: CardQuestion?

  /// Creates a card.
  init(
    _ name: String, _ options: [String], others: [String] = [], _ setup: CardSetup,
    _ steps: [ProbeStep], listening: Duration = .seconds(1), question: CardQuestion? = nil
  ) {
    (self.name, self.options, self.others, self.setup) = (name, options, others, setup)
    (self.steps, self.listening, self.question) = (steps, listening, question)
  }

  /// What to do, an instruction for each step; steps of the app say so.
  public var instructions: [String] {
    steps.map { step in
      switch step {
      case .gesture: "\(step)"
      case .action(let name): "Wait: the app will \(name) by itself."
      }
    }
  }

  /// How long the page shows a step.
  public static func time(for step: ProbeStep) -> Duration {
    switch step {
    case .gesture(.lightHold(let time)), .gesture(.press(_, let time)):
      time + .milliseconds(1500)
    case .gesture(.wait(let time)): time
    case .gesture: .milliseconds(1500)
    case .action: .milliseconds(500)
    }
  }

  /// How long one repetition takes.
  public var duration: Duration {
    steps.reduce(listening) { $0 + Self.time(for: $1) } + (question == nil ? .zero : .seconds(3))
  }
}
