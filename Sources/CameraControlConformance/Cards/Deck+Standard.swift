import CameraControl
import CameraControlTesting

extension Deck {
  /// The experiments (cards) for all options that can be tested by hand on an iPhone.
  public static let standard = Deck(
    LabOption.all,
    first + overlay + changes + presses + [lightPress.again("light-press-again")])

  private static let one = CardSetup(["Focus"])
  private static let two = CardSetup(["Focus", "Grain"])
  private static let three = CardSetup(["Focus", "Grain", "Tint"])

  // Long enough to move a slider on a real phone, in whichever direction the slider moves.
  private static let slide = ProbeStep.gesture(.slide(by: 0.5))
  private static let press = ProbeStep.gesture(.lightPress)
  private static let pressTwice = ProbeStep.gesture(.doubleLightPress)

  // A test of whether a list or a control is open, because a slide in the list changes no value.
  private static let whichIsOpen = [slide, press, slide]

  /// The options that change what is seen wherever the overlay opens.
  private static let opening = [
    "overlay.cleanPreview", "overlay.callbackOrder", "overlay.timeouts.control",
  ]
  private static let several = opening + ["session.maxControls"]
  private static let listedAlone =
    several + ["overlay.fullscreenScope", "overlay.timeouts.list", "overlay.initialControl"]
  // If a session accepts only one control, each list contains one control.
  private static let listed = listedAlone + ["overlay.singleControlList"]

  // MARK: The cards

  private static let lightPress = Card(
    "light-press", ["overlay.callbackOrder", "overlay.cleanPreview", "overlay.timeouts.control"],
    one, [press], check: .init(closing: [slide]), listening: .seconds(10))

  /// Those that nearly everything else depends on.
  private static let first = [
    Card("limit", ["session.maxControls"], CardSetup((1...12).map { "Control \($0)" }), []),
    lightPress,
    Card(
      "write", ["delivery.programmaticSetCallsAction"], others: opening, one,
      [.action("set the first slider to 0.75"), press, slide]),
    Card(
      "first-control", ["overlay.initialControl"], others: several, three, [press, slide]),
    Card(
      "first-enabled", ["overlay.initialControl"], others: several + ["overlay.allDisabled"],
      CardSetup(["Focus", "Grain", "Tint", "Warmth"]) { $0.disabled = 1 }, [press, slide],
      check: .init(setup: CardSetup(["Focus", "Grain", "Tint", "Warmth"]))),
    Card(
      "press-again", ["overlay.lightPressInControl"], others: listed, three, [press, press],
      check: .init(closing: whichIsOpen), listening: .seconds(9)),
    Card(
      "double-light-press", ["overlay.fullscreenScope", "overlay.timeouts.list"],
      others: several + [
        "overlay.initialControl", "overlay.lightPressInControl", "overlay.singleControlList",
      ], three, [pressTwice], check: .init(closing: whichIsOpen), listening: .seconds(10)),
  ]

  private static let overlay = [
    Card(
      "no-handler", ["overlay.overlayNeedsInteraction"], others: opening,
      CardSetup(["Focus"]) { $0.handlers = 0 }, [press], check: .init(setup: one)),
    Card(
      "no-output", ["session.cameraInUse"], others: opening,
      CardSetup(["Focus"]) { $0.hasOutput = false }, [press], check: .init(setup: one)),
    Card(
      "all-disabled", ["overlay.allDisabled"], others: several + ["overlay.initialControl"],
      CardSetup(["Focus", "Grain"]) { $0.disabled = 2 }, [press, slide],
      check: .init(setup: two)),
    Card(
      "hold", ["overlay.contactKeepsAlive"], others: opening, one,
      [.gesture(.lightHold(.seconds(8)))]),
    Card(
      "list-of-one", ["overlay.singleControlList"],
      others: listedAlone + ["overlay.lightPressInControl"], one, [pressTwice] + whichIsOpen,
      check: .init(setup: three)),
    Card(
      "disabled-item", ["overlay.disabledItem"],
      others: listed + ["overlay.lightPressInControl"], three,
      [
        pressTwice, .action("disable the controls"), press, slide,
        .action("enable the controls"),
      ] + whichIsOpen, check: .init(isWithoutActions: true)),
    Card(
      "click", ["overlay.overlayAfterClick"], others: opening, one, [press, .gesture(.click)],
      listening: .seconds(9)),
    Card(
      "touch", ["overlay.overlayTouch"], others: listed, three,
      [
        pressTwice, .gesture(.tapOverlay(item: 1)), .gesture(.dragOverlay(millimeters: 9)),
        .gesture(.tapOutsideOverlay),
      ]),
    Card(
      "swipe", ["overlay.overlayTouch"], others: listed + ["overlay.lightPressInControl"], three,
      [press, .gesture(.swipeOverlay)] + whichIsOpen),
  ]

  /// Those in which the app changes something while the overlay is open.
  private static let changes = [
    Card(
      "removal", ["overlay.runtimeMutation", "overlay.onRemoval"],
      others: several + ["overlay.initialControl"], two,
      [press, .action("remove the first control"), slide], check: .init(isWithoutActions: true)),
    Card(
      "delegate", ["overlay.onDelegateCleared"], others: opening, one,
      [press, .action("clear the controls delegate")]),
    Card(
      "session-end", ["overlay.sessionEndOrder"], others: opening, one,
      [
        press, .gesture(.down(.cameraControl)), .action("stop the session"),
        .gesture(.up(.cameraControl)),
      ]),
  ]

  private static let presses = [
    Card(
      "two-views", ["press.interactionPolicy"], CardSetup(["Focus"]) { $0.handlers = 2 },
      [.gesture(.click)]),
    Card(
      "mid-press", ["press.disabledMidPress"], one,
      [
        .gesture(.down(.cameraControl)), .action("disable the capture events"),
        .gesture(.up(.cameraControl)),
      ]),
    Card(
      "stem", ["press.airPodsPhases"],
      CardSetup(["Focus"]) { $0.setting = "air-pods-remote press-once" },
      [.gesture(.press(.airPodsStem))]),
    Card(
      "unhandled-click", ["press.unhandledClick"], CardSetup(["Focus"]) { $0.handlers = 0 },
      [.gesture(.click)], check: .init(setup: one), question: .click),
    Card(
      "unhandled-hold", ["press.unhandledHold"], CardSetup(["Focus"]) { $0.handlers = 0 },
      [.gesture(.press(.cameraControl, .seconds(3)))], check: .init(setup: one), question: .hold),
    Card(
      "knock", ["button.haptics"], others: opening, one, [press], question: .haptic),
  ]
}
