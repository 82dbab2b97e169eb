public import CameraControlTesting

/// Something to do with a phone that decides an option or several.
public struct Card: Sendable {
  /// The name of the card in recordings.
  public let name: String

  /// The names of the options that the card decides.
  public let options: [String]

  /// The names of the other options that change what the app sees.
  public let others: [String]

  /// What the app has.
  public let setup: CardSetup

  /// What the person does, and what the app does by itself.
  ///
  /// A person who does something else doesn't change how long the pages are shown.
  public var steps: [ProbeStep]
  private var times: [Duration]

  /// How every second repetition shows that the person did the steps.
  public let check: Check?

  /// How long to listen after the last step.
  public let listening: Duration

  /// What to ask the person, if no app sees it.
  public let question: CardQuestion?

  /// How every second repetition differs, so that the outcome of the steps is known.
  ///
  /// The person does the same steps and can't tell the repetitions apart until the steps are done. So a
  /// person who leaves out a step each time leaves it out in the checks too, and there it shows.
  public struct Check: Sendable {
    /// What the app has; `nil` if it has the same.
    var setup: CardSetup?

    /// Whether the app leaves out the steps that it performs in the other repetitions.
    var isWithoutActions = false

    /// What the person does after the steps.
    var closing: [ProbeStep] = []
  }

  /// Creates a card.
  init(
    _ name: String, _ options: [String], others: [String] = [], _ setup: CardSetup,
    _ steps: [ProbeStep], check: Check? = nil, listening: Duration = .seconds(1),
    question: CardQuestion? = nil
  ) {
    (self.name, self.options, self.others, self.setup) = (name, options, others, setup)
    (self.steps, self.check) = (steps, check)
    (self.listening, self.question, times) = (listening, question, [])
    times = allSteps.map { Self.time(for: $0) }
  }
}

// MARK: One repetition

extension Card {
  /// Whether the card, or its check, opens the overlay on every phone of the model.
  public var opensOverlay: Bool { (options + others).contains("overlay.callbackOrder") }

  /// Whether a repetition, by its number from 1 on, is a check.
  public func isCheck(_ repetition: Int) -> Bool { check != nil && repetition.isMultiple(of: 2) }

  /// Returns what the app has in a repetition.
  public func setup(for repetition: Int) -> CardSetup {
    isCheck(repetition) ? check?.setup ?? setup : setup
  }

  /// Returns all steps of a repetition.
  public func steps(for repetition: Int) -> [ProbeStep] { isCheck(repetition) ? allSteps : steps }

  /// The steps of a repetition, and those of a check after them.
  var allSteps: [ProbeStep] { steps + (check?.closing ?? []) }

  /// The card until its first steps are done.
  func head(_ count: Int) -> Card {
    var card = Card(
      "\(name), the first \(count) steps", options, others: others, setup,
      Array(steps.prefix(count)), listening: .zero, question: question)
    card.times = times
    return card
  }

  /// Whether the app does its own steps in a repetition, and doesn't leave them out.
  public func acts(in repetition: Int) -> Bool {
    !(isCheck(repetition) && check?.isWithoutActions == true)
  }

  /// How long the page shows a step, by its place.
  public func time(ofStep place: Int) -> Duration { times[place] }

  private static func time(for step: ProbeStep) -> Duration {
    switch step {
    case .gesture(.lightHold(let time)), .gesture(.press(_, let time)):
      time + .milliseconds(1500)
    case .gesture(.wait(let time)): time
    case .gesture: .milliseconds(1500)
    case .action: .milliseconds(500)
    }
  }

  /// How long a repetition takes.
  public func duration(of repetition: Int) -> Duration {
    steps(for: repetition).indices.reduce(listening) { $0 + times[$1] }
      + (question == nil ? .zero : .seconds(3))
  }
}
