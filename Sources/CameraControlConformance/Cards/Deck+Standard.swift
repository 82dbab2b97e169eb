import CameraControl
import CameraControlTesting

extension Deck {
  /// The cards for all options that a person with an iPhone can decide in half an hour.
  ///
  /// The steps are the shortest that `distinguishing` finds among a few gestures, except for the longest.
  public static let standard = Deck(LabOption.all, plans.flatMap(\.cards))

  /// What a card is made from.
  private struct Plan {
    var name: String
    var options: [String]
    var setup: CardSetup
    var gestures: [GestureStep] = []
    var actions: [String] = []
    var maximum = 1
    // Steps that are known, because a search for so many takes long.
    var steps: [ProbeStep]?
    // What is done after what was found.
    var closing: [ProbeStep] = []
    var listening = Duration.seconds(1)
    var question: CardQuestion?
    // Options that change what is seen, besides those that most cards share.
    var others: [String] = []

    /// One card for each sequence of steps that is needed; the options are those of the first.
    var cards: [Card] {
      let option = LabOption.all.first { $0.name == options[0] }
      // What no app sees is not found, and has its only gesture.
      let known = steps ?? (question == nil ? nil : gestures.map { .gesture($0) })
      let ways =
        known.map { [$0] } ?? option?.steps(in: setup, gestures, actions, upTo: maximum) ?? []
      return ways.enumerated().map { number, steps in
        Card(
          number == 0 ? name : "\(name)-\(number + 1)", options,
          others: (others + shared).filter { !options.contains($0) }, setup, steps + closing,
          listening: listening, question: question)
      }
    }

    /// The options that change what is seen wherever the overlay opens, has a list, or has several controls.
    private var shared: [String] {
      let opens: [GestureStep] = [.lightPress, .doubleLightPress, .lightHold(.seconds(8))]
      var names = setup.titles.count > 1 ? ["session.maxControls"] : []
      guard gestures.contains(where: opens.contains) else { return names }
      names += [
        "overlay.cleanPreview", "overlay.callbackOrder", "overlay.fullscreenScope",
        "overlay.timeouts.control",
      ]
      guard gestures.contains(.doubleLightPress) || name == "press-again" else { return names }
      return names + ["overlay.timeouts.list", "overlay.singleControlList"]
    }
  }
}

// MARK: The plans

extension Deck {
  private static let one = CardSetup(["Focus"])
  private static let three = CardSetup(["Focus", "Grain", "Tint"])
  private static let slide = GestureStep.slide(by: 0.5)

  private static let plans = first + overlay + changes + presses

  /// Those that nearly everything else depends on.
  private static let first = [
    Plan(
      name: "limit", options: ["session.maxControls"],
      setup: CardSetup((1...10).map { "Control \($0)" })),
    Plan(
      name: "write", options: ["delivery.programmaticSetCallsAction"], setup: one,
      actions: ["set the first slider to 0.75"]),
    Plan(
      name: "light-press",
      options: ["overlay.callbackOrder", "overlay.cleanPreview", "overlay.timeouts.control"],
      setup: one, gestures: [.lightPress], listening: .seconds(10)),
    Plan(
      name: "double-light-press", options: ["overlay.fullscreenScope", "overlay.timeouts.list"],
      setup: three, gestures: [.doubleLightPress], listening: .seconds(10)),
  ]

  private static let overlay = [
    Plan(
      name: "no-handler", options: ["overlay.overlayNeedsInteraction"],
      setup: CardSetup(["Focus"]) { $0.handlers = 0 }, gestures: [.lightPress]),
    Plan(
      name: "no-output", options: ["session.cameraInUse"],
      setup: CardSetup(["Focus"]) { $0.hasOutput = false }, gestures: [.lightPress]),
    Plan(
      name: "all-disabled", options: ["overlay.allDisabled"],
      setup: CardSetup(["Focus", "Grain"]) { $0.disabled = 2 }, gestures: [.lightPress]),
    Plan(
      name: "first-control", options: ["overlay.initialControl"], setup: three,
      gestures: [.lightPress, slide], maximum: 2),
    Plan(
      name: "first-enabled", options: ["overlay.initialControl"],
      setup: CardSetup(["Focus", "Grain", "Tint", "Warmth"]) { $0.disabled = 1 },
      gestures: [.lightPress, slide], maximum: 2, others: ["overlay.allDisabled"]),
    Plan(
      name: "hold", options: ["overlay.contactKeepsAlive"], setup: one,
      gestures: [.lightHold(.seconds(8))]),
    Plan(
      name: "press-again", options: ["overlay.lightPressInControl"], setup: one,
      gestures: [.lightPress, slide], maximum: 3),
    Plan(
      name: "list-of-one", options: ["overlay.singleControlList"], setup: one,
      gestures: [.doubleLightPress, slide], maximum: 2),
    Plan(
      name: "disabled-item", options: ["overlay.disabledItem"], setup: three,
      gestures: [.doubleLightPress, .lightPress, slide],
      steps: [
        .gesture(.doubleLightPress), .action("disable the controls"), .gesture(.lightPress),
        .action("enable the controls"), .gesture(slide),
      ],
      others: ["overlay.initialControl", "overlay.lightPressInControl"]),
    Plan(
      name: "click", options: ["overlay.overlayAfterClick"], setup: one,
      gestures: [.lightPress, .click], maximum: 2),
    Plan(
      name: "touch", options: ["overlay.overlayTouch"], setup: three,
      gestures: [.doubleLightPress, .tapOverlay(item: 1), slide], maximum: 3),
  ]

  /// Those in which the app changes something while the overlay is open.
  private static let changes = [
    Plan(
      name: "removal", options: ["overlay.runtimeMutation", "overlay.onRemoval"],
      setup: CardSetup(["Focus", "Grain"]), gestures: [.lightPress, slide],
      actions: ["remove the first control"], maximum: 3),
    Plan(
      name: "delegate", options: ["overlay.onDelegateCleared"], setup: one,
      gestures: [.lightPress], actions: ["clear the controls delegate"], maximum: 2),
    Plan(
      name: "session-end", options: ["overlay.sessionEndOrder"], setup: one,
      gestures: [.lightPress, .down(.cameraControl)], actions: ["stop the session"], maximum: 3,
      closing: [.gesture(.up(.cameraControl))]),
  ]

  private static let presses = [
    Plan(
      name: "two-views", options: ["press.interactionPolicy"],
      setup: CardSetup(["Focus"]) { $0.handlers = 2 }, gestures: [.click]),
    Plan(
      name: "mid-press", options: ["press.disabledMidPress"], setup: one,
      gestures: [.down(.cameraControl)], actions: ["disable the capture events"], maximum: 2,
      closing: [.gesture(.up(.cameraControl))]),
    Plan(
      name: "stem", options: ["press.airPodsPhases"],
      setup: CardSetup(["Focus"]) { $0.setting = "air-pods-remote press-once" },
      gestures: [.press(.airPodsStem)]),
    Plan(
      name: "unhandled-click", options: ["press.unhandledClick"],
      setup: CardSetup(["Focus"]) { $0.handlers = 0 }, gestures: [.click], question: .click),
    Plan(
      name: "unhandled-hold", options: ["press.unhandledHold"],
      setup: CardSetup(["Focus"]) { $0.handlers = 0 },
      gestures: [.press(.cameraControl, .seconds(1))], question: .hold),
    Plan(
      name: "knock", options: ["button.haptics"], setup: one, gestures: [.lightPress],
      question: .haptic),
  ]
}
