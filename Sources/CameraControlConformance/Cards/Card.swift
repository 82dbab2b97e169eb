public import CameraControlTesting

/// An experiment on a real phone that shows which values of one or more options are right.
public struct Card: Sendable {
  /// The name of the card in recordings.
  public let name: String

  /// The names of the options that the card tests.
  public let options: [String]

  /// The names of options that the card doesn't test, but that affect what the app observes.
  public let others: [String]

  /// The sliders, interactions, output, and settings of the app.
  public let setup: CardSetup

  /// The steps that the person and the app perform.
  ///
  /// The lab shows each step for a fixed time, whatever the person does.
  public var steps: [ProbeStep]
  private var times: [Duration]

  /// The change to every second repetition that shows whether the person performs the steps.
  public let check: Check?

  /// How long the lab continues to record after the last step.
  public let listening: Duration

  /// The question for the person if the app can't see the outcome of the steps; otherwise `nil`.
  public let question: CardQuestion?

  /// A change to every second repetition that makes its outcome predictable.
  ///
  /// The person does the same steps in every repetition, and can tell only after the steps whether
  /// the repetition is a check. The checks show whether a person always leaves out a step.
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
  /// Whether the experiment or its check opens the overlay, whatever values the options have.
  public var opensOverlay: Bool { (options + others).contains("overlay.callbackOrder") }

  /// Returns whether a repetition, counted from 1, checks that the person performs the steps.
  public func isCheck(_ repetition: Int) -> Bool { check != nil && repetition.isMultiple(of: 2) }

  /// Returns the app's setup in a repetition of the card.
  public func setup(for repetition: Int) -> CardSetup {
    isCheck(repetition) ? check?.setup ?? setup : setup
  }

  /// Returns all steps of a repetition of the card.
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

  /// Returns whether the app performs its own steps in a repetition.
  public func acts(in repetition: Int) -> Bool {
    !(isCheck(repetition) && check?.isWithoutActions == true)
  }

  /// Returns how long the lab shows the step at an index of ``steps``.
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

  /// Returns how long a repetition of the card takes.
  public func duration(of repetition: Int) -> Duration {
    steps(for: repetition).indices.reduce(listening) { $0 + times[$1] }
      + (question == nil ? .zero : .seconds(3))
  }
}
