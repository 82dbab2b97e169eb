import CameraControl
import CameraControlTesting

/// An explanation, other than the options, of what an app observed.
///
/// An option is decided only if no rival makes another value look the same.
struct Rival: Sendable {
  /// What it is, as part of a sentence such as "a press that is too soft would look the same".
  let text: String

  /// The steps that the person does differently each time, and how.
  private(set) var mistake: (steps: [Int], gesture: GestureStep)?

  /// The options that matter only after the mistake.
  private(set) var options: [String] = []

  /// The calls that the phone never makes.
  private(set) var mute: Sighting.Kind?

  private var setting: String?
  private var change: (@Sendable (inout Made) -> Void)?

  /// A word without which the steps of a card look the same with it.
  private var needs = ""

  /// The facts from which a simulated phone is created.
  private struct Made {
    var behavior: PhoneBehavior
    var quirks = Quirks()
  }

  /// Returns a phone with a behavior and settings, which the rival changes.
  func phone(_ behavior: PhoneBehavior, _ settings: PhoneSettings) -> SimulatedPhone {
    var (made, settings) = (Made(behavior: behavior), settings)
    change?(&made)
    if let setting { settings.choose(setting) }
    return SimulatedPhone(settings: settings, behavior: made.behavior, quirks: made.quirks)
  }

  /// The card as the person does it.
  func card(_ card: Card) -> Card {
    var card = card
    for step in mistake?.steps ?? [] where card.steps.indices.contains(step) {
      card.steps[step] = mistake.map { .gesture($0.gesture) } ?? card.steps[step]
    }
    return card
  }

  // MARK: All of them

  /// The rivals of a card, the most plausible first.
  static func all(of card: Card, typed: [String: String]) -> [Rival] {
    let chosen = card.setup.setting.map { "\($0)" } ?? ""
    let settings = Self.settings.filter { rival in
      let name = rival.setting?.split(separator: " ").first.map(String.init) ?? ""
      return typed[name] == nil && !chosen.hasPrefix(name + " ")
    }
    let script = card.script
    let others = (settings + phones).filter { $0.needs.isEmpty || script.contains($0.needs) }
    return mistakes(in: card) + others + mutes
  }

  /// The mistakes in one step, and those in all steps that are the same.
  private static func mistakes(in card: Card) -> [Rival] {
    let steps = card.steps.indices
    let alone = steps.map { [$0] }
    let same = steps.map { step in steps.filter { card.steps[$0] == card.steps[step] } }
    return (alone + Set(same.filter { $0.count > 1 }).sorted { $0[0] < $1[0] }).flatMap { steps in
      guard case .gesture(let right) = card.steps[steps[0]] else { return [Rival]() }
      return (right.isTouch ? touches : gestures).filter { $0.gesture != right }.map { wrong in
        Rival(
          text: "\(wrong.text) in step \(steps.map { "\($0 + 1)" }.joined(separator: " and "))",
          mistake: (steps, wrong.gesture), options: wrong.options)
      }
    }
  }

  private static let list = ["overlay.timeouts.list", "overlay.singleControlList"]
  private static let again = ["overlay.lightPressInControl", "overlay.timeouts.list"]

  private static let gestures: [(text: String, gesture: GestureStep, options: [String])] = [
    // A press that is too soft looks the same as no press.
    ("no press", .wait(.zero), []),
    ("a single light press", .lightPress, again),
    (
      "a second press that comes too late",
      .repeated(1, [.lightPress, .wait(.milliseconds(700)), .lightPress]), again
    ),
    ("a double light press", .doubleLightPress, list),
    (
      "three light presses",
      .repeated(1, [.doubleLightPress, .wait(.milliseconds(150)), .lightPress]),
      list + ["overlay.lightPressInControl"]
    ),
    ("a click", .click, ["overlay.overlayAfterClick"]),
    ("a press of a volume button", .press(.volumeUp, .milliseconds(120)), []),
    ("a long press", .press(.cameraControl, .seconds(1)), ["overlay.overlayAfterClick"]),
    ("a press that is held", .lightHold(.seconds(1)), again),
    ("a slide", .slide(by: 0.5), []),
    ("a slide in the other direction", .slide(by: -0.5), []),
    ("a slide with a press", .lightSlide(.fraction(0.5)), again),
    ("a button that is not let go", .down(.cameraControl), ["overlay.overlayAfterClick"]),
  ]

  private static let touches: [(text: String, gesture: GestureStep, options: [String])] = [
    ("no touch", .wait(.zero), []),
    ("a swipe over the overlay", .swipeOverlay, list + ["overlay.overlayTouch"]),
    ("a tap on the first item", .tapOverlay(item: 0), ["overlay.overlayTouch"]),
    ("a tap on the second item", .tapOverlay(item: 1), ["overlay.overlayTouch"]),
    ("a tap beside the overlay", .tapOutsideOverlay, ["overlay.overlayTouch"]),
    ("a slide on the button", .slide(by: 0.5), []),
    ("a light press", .lightPress, again),
    ("a click", .click, ["overlay.overlayAfterClick"]),
  ]

  /// Choices in Settings that the person may not have copied.
  private static let settings: [Rival] = [
    ("adjustments that are switched off", "light", "adjustments-enabled off"),
    ("a Camera Control that is switched off", "", "camera-control-enabled off"),
    ("Clean Preview that is switched off", "light", "clean-preview off"),
    ("a Camera Control that launches with two clicks", "", "launch-gesture double-click"),
    ("slower double presses", "light", "double-light-press-speed slower"),
    ("AirPods that are no remote", "stem", "air-pods-remote off"),
    ("AirPods whose remote is to be held", "stem", "air-pods-remote press-and-hold"),
  ].map { Rival(text: $0, setting: $2, needs: $1) }

  /// Phones with a quirk, or whose button has other numbers.
  private static let phones: [Rival] = [
    rival("a control that stays inert after it was disabled", "enable") {
      $0.quirks.reenableDoesNotStick = true
    },
    rival("an overlay that shows removed controls", "remove") {
      $0.quirks.staleOverlayAfterRemoval = true
    },
    rival("a light press that counts only when it ends", "light") {
      $0.behavior.button.lightCommit = .releaseOnly
    },
    rival("a slide that must be long") { $0.behavior.button.slideSlop = 20 },
    rival("a slider that moves in steps") { $0.behavior.slide.slideQuantum = 0.5 },
    rival("a light press that counts late", "light", \.lightDwell, 400),
    rival("a light press that counts early", "light", \.lightDwell, 20),
    rival("a click that soon counts as held", "", \.clickHold, 100),
    rival("a click that counts as held later", "", \.clickHold, 5_000),
    rival("a light press that soon counts as held", "light", \.lightHold, 50),
    rival("a light press that counts as held later", "light", \.lightHold, 10_000),
    rival("double presses that may be slow", "light", \.doubleLightPressWindow.standard, 1_500),
    rival("double presses that must be quick", "double", \.doubleLightPressWindow.standard, 50),
  ]

  private static func rival(
    _ text: String, _ needs: String,
    _ time: WritableKeyPath<ButtonTuning, Duration> & Sendable, _ milliseconds: Int
  ) -> Rival {
    rival(text, needs) { $0.behavior.button[keyPath: time] = .milliseconds(milliseconds) }
  }

  private static func rival(
    _ text: String, _ needs: String = "", _ change: @escaping @Sendable (inout Made) -> Void
  ) -> Rival { Rival(text: text, change: change, needs: needs) }

  private static let mutes: [Rival] = [
    ("a phone that calls no delegate", Sighting.Kind.controls),
    ("a phone that calls no action", .action), ("a phone that sends no events", .event),
  ].map { Rival(text: $0, mute: $1) }
}

extension Card {
  /// The steps as they are written in a script, and what the app does.
  fileprivate var script: String {
    allSteps.map { step in
      switch step {
      case .gesture(let gesture): "\(GestureScript([gesture]))"
      case .action(let name): name
      }
    }.joined(separator: " ")
  }
}

extension GestureStep {
  /// Whether the finger is on the screen and not on the button.
  fileprivate var isTouch: Bool { if case .input(.touch) = self { true } else { false } }
}

extension PhoneSettings {
  /// The settings that a person typed and the version of a system, without those that make no sense.
  init(typed: [String: String], system: String) {
    self.init()
    if let version = SystemVersion(parsing: system) { systemVersion = version }
    for (name, value) in typed.sorted(by: { $0.key < $1.key }) { choose("\(name) \(value)") }
  }

  /// Makes a choice that is written as in a script; one that makes no sense changes nothing.
  mutating func choose(_ text: String) {
    let script = try? GestureScript(parsing: "set \(text)")
    for change in script?.settingChanges ?? [] { change.apply(to: &self) }
  }
}

extension SystemVersion {
  /// The version in a text such as `26.1` or `26.1.2`; `nil` if it is none.
  init?(parsing text: String) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(numbers.count), numbers.allSatisfy({ (0...999).contains($0 ?? -1) }),
      let major = numbers[0]
    else { return nil }
    self.init(major, numbers.count > 1 ? numbers[1] ?? 0 : 0)
  }
}
