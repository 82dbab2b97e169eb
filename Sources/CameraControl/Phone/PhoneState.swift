/// Everything a phone remembers, and its machines; works under the phone's lock, does nothing itself.
///
/// Inputs change it and leave effects in the outbox. How the machines hang together stands in the
/// extensions: gestures, stage, sessions and apps.
struct PhoneState: Sendable {
  let model: PhoneModel
  let behavior: PhoneBehavior
  let quirks: Quirks

  var settings: PhoneSettings
  var now = PhoneInstant.zero
  var apps: [AppState] = []
  var front: AppState?
  var isScreenOn = true

  var recogniser: ButtonRecogniser
  var overlay: OverlayMachine<CaptureControl>
  var router: PressRouter<PressTarget>
  var deadlines = DeadlineBook()
  var outbox = Outbox<PhoneEffect>()

  /// The session whose controls the overlay could show, and who hears of them.
  weak var stageSession: CaptureSession?
  var registration: DelegateRegistration?

  /// The devices whose zoom is narrow, and those whose focus is locked, until both are undone.
  var narrowed: [CaptureDevice] = []
  var focusLocked: [CaptureDevice] = []

  /// Whether anybody follows what happens; told by the phone before each input.
  var isObserved = false

  /// Objects that must not be let go of under the lock: with them, objects of an app can go, and
  /// those may call the phone once more.
  var borrowed: [any AnyObject & Sendable] = []

  // Kept between inputs, so that an input need not allocate them anew.
  var gestures: [ButtonGesture] = []
  var overlayEffects: [OverlayMachine<CaptureControl>.Effect] = []
  var routerEffects: [PressRouter<PressTarget>.Effect] = []

  init(
    model: PhoneModel, settings: PhoneSettings, behavior: PhoneBehavior, quirks: Quirks
  ) {
    self.model = model
    self.settings = settings
    self.behavior = behavior
    self.quirks = quirks
    recogniser = ButtonRecogniser(
      tuning: behavior.button, lightPressForce: settings.lightPressForce,
      doubleLightPressSpeed: settings.doubleLightPressSpeed,
      doubleClickSpeed: settings.doubleClickSpeed)
    overlay = OverlayMachine(rules: OverlayRules(behavior, quirks, settings))
    router = PressRouter(
      behavior: behavior.press, settings: settings, longPress: behavior.button.clickHold)
  }

  /// Hands over the objects that were borrowed since the last time.
  mutating func takeBorrowed() -> [any AnyObject & Sendable] {
    guard !borrowed.isEmpty else { return [] }
    defer { borrowed = [] }
    return borrowed
  }

  mutating func record(_ event: @autoclosure () -> PhoneRecord.Event) {
    if isObserved { outbox.push(.record(event())) }
  }
}

// MARK: Time

extension PhoneState {
  /// Lets the earliest deadline fire that is due by `instant`; tells whether there was one.
  mutating func fireNext(by instant: PhoneInstant) -> Bool {
    guard deadlines.earliestNanoseconds <= instant.nanoseconds,
      let (source, deadline) = deadlines.earliest
    else {
      now = max(now, instant)
      return false
    }
    now = max(now, deadline)
    switch source {
    case .recogniser:
      recogniser.advance(to: now, into: &gestures)
      routeGestures()
    case .overlay:
      borrowShown()
      overlay.advance(to: now, into: &overlayEffects)
      postOverlayEffects()
    case .router:
      router.advance(to: now, into: &routerEffects)
      postRouterEffects()
    case .device(let device):
      // The device sets its next deadline itself, once it has gone on.
      deadlines.set(source, to: nil)
      outbox.push(.advance(device))
    }
    noteDeadlines()
    return true
  }

  /// Takes the machines' deadlines over into the book.
  mutating func noteDeadlines() {
    deadlines.set(.recogniser, to: recogniser.nextDeadline)
    deadlines.set(.overlay, to: overlay.deadline)
    deadlines.set(.router, to: router.nextDeadline)
  }
}
