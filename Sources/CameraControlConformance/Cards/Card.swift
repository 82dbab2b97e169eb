import CameraControl
public import CameraControlTesting

/// An experiment on a real phone that shows which values of one or more options are right.
public struct Card: Sendable {
  /// The name of the card in recordings.
  public private(set) var name: String

  /// The name of the earlier card that this card repeats at the end of the deck; otherwise `nil`.
  ///
  /// If both cards show different things, the phone or the person changed in between.
  public private(set) var original: String?

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

  // MARK: One repetition

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

  /// The card with another name, as a repetition at the end of a deck.
  func again(_ name: String) -> Card {
    var card = self
    (card.name, card.original) = (name, self.name)
    return card
  }

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
    case .gesture(.lightHold(let time)), .gesture(.press(_, let time)): time + .milliseconds(1500)
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

  /// Returns the instructions for one repetition of the experiment, one for each step.
  ///
  /// The instructions don't mention the app's own steps, because a repetition may leave them out.
  public func instructions(for repetition: Int = 1) -> [String] {
    steps(for: repetition).map { step in
      switch step {
      case .gesture(.lightPress) where question?.text == CardQuestion.haptic.text: Self.soft
      case .gesture(let gesture): Self.text(for: gesture)
      case .action: "If you are pressing, keep pressing. If not, do nothing."
      }
    }
  }

  /// A note that the person reads before the experiment begins, if any.
  public var preparation: String? {
    switch setup.setting {
    case nil where [CardQuestion.click.text, CardQuestion.hold.text].contains(question?.text):
      "If the phone asks you something, tap Cancel. "
        + "If something else opens, come back to this app at once."
    case nil: nil
    case "air-pods-remote press-once":
      "Put on your AirPods. Open Settings, tap their name, tap Camera Remote, and choose Press Once. "
        + "If you have no AirPods, or see no Camera Remote, tap Skip."
    case let other?: "In Settings, choose \(other)."
    }
  }

  /// The words of a light press that don't say what the finger feels, because the card asks for it.
  private static let soft =
    "Press the Camera Control about half as hard as for a picture. Then lift the finger."

  private static func text(for step: GestureStep) -> String {
    switch step {
    case .lightPress:
      "Press the Camera Control lightly until you feel a faint knock, without pushing it in. "
        + "Then lift the finger."
    case .doubleLightPress:
      "Press the Camera Control lightly two times, as quickly as a double tap, without pushing it in. "
        + "Then lift the finger."
    case .lightHold(let time):
      "Press the Camera Control lightly until you feel a faint knock, without pushing it in. "
        + "Keep pressing as lightly for \(seconds(time)), then lift the finger."
    case .slide:
      "Rest a finger on the middle of the Camera Control without pressing. "
        + "Slide the finger along the button toward the bottom of the phone, then lift it."
    case .click:
      "Press the Camera Control all the way in, as if you were taking a picture, then let go at once."
    case .press(.cameraControl, let time):
      "Press the Camera Control all the way in. Keep it in for \(seconds(time)), then let go."
    case .press(.airPodsStem, _): "Press the stem of one AirPod once, then let go."
    case .down(.cameraControl): "Press the Camera Control all the way in, and keep it in."
    case .up(.cameraControl): "Let go of the Camera Control."
    case .swipeOverlay:
      "On the screen, put a finger on the slider beside the Camera Control. "
        + "Swipe toward the middle of the screen."
    case .input(.touch(.tapItem(let item))):
      "On the screen, tap the \(item == 0 ? "first" : "second") item of the list beside the "
        + "Camera Control."
    case .input(.touch(.drag)):
      "On the screen, put a finger on the slider beside the Camera Control. "
        + "Drag the finger a little toward the bottom of the phone, then lift it."
    case .tapOutsideOverlay: "Tap the middle of the screen once."
    default: "\(ProbeStep.gesture(step))"
    }
  }

  private static func seconds(_ time: Duration) -> String {
    "\(TraceText.number(time / .seconds(1))) seconds"
  }
}
