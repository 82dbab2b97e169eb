/// Everything that a phone knows, as one value: its machines, and its apps with their objects.
///
/// A world receives events with their instants, and returns effects. It holds identifiers and
/// values only: no objects of apps, closures, queues or locks. A copy is therefore a snapshot, and
/// two worlds that received the same events are equal.
///
/// For each subject, an extension converts one machine's effects into another machine's input.
package struct World: Hashable, Sendable {
  let character: PhoneCharacter

  var settings: PhoneSettings
  var now = PhoneInstant.zero
  var isScreenOn = true
  var front: AppID?

  var apps = IdentifierTable<Identified.App, AppState>()

  /// The encoded app contexts, by the names of products, and of apps without one.
  var contexts: [String: [UInt8]] = [:]

  /// The person's decisions about access, by the phone's names for apps; they outlive an app's end.
  var answers: [String: [MediaType: AuthorizationStatus]] = [:]

  var sessions = IdentifierTable<Identified.Session, SessionState>()
  var controls = IdentifierTable<Identified.Control, ControlState>()

  /// The names of the queues of controls delegates in records.
  var delegateQueues = IdentifierTable<Identified.Delegate, String>()

  var views = IdentifierTable<Identified.View, ViewState>()
  var interactions = IdentifierTable<Identified.Interaction, InteractionState>()
  var devices: IdentifierTable<Identified.Device, DeviceState>
  var products = IdentifierTable<Identified.Product, ProductState>()

  var lock = LockState()

  /// The interruptions that keep sessions in front from running, in the order they began.
  var interruptions: [InterruptionReason] = []

  /// The outcomes of the latest attempts to launch something.
  var launches: [LaunchOutcome] = []

  /// How many visits to capture extensions there were so far.
  var visits = 0

  /// The presses that no app has handled and that may still launch a product.
  var launchingPresses: [LaunchingPress] = []

  var recognizer: ButtonRecognizer
  var overlay: OverlayMachine
  var router: PressRouter<PressTarget>
  var deadlines = DeadlineBook()

  /// The effects of the current input.
  var effects = Effects()

  /// Whether diagnostics name classes as Apple does, because an app uses them under those names.
  var usesAppleNames = false

  /// The phone's findings so far.
  var findings = FindingList()

  /// The presses and gestures without effect so far.
  var unanswered = UnansweredList()

  /// What the finger on the button has done, and whether the list was only slid in since it opened.
  var quietTouch = QuietTouch()
  var hasOnlyMovedInList = false

  /// The objects that sessions lack, because they rejected them when the app checked.
  var omissions: [Omission] = []

  /// Whether the app owes a sound for a press of a stem.
  var soundDebt = SoundDebt.none

  /// Removed things that the overlay or an open configuration may still mention.
  var awaitingRelease: [RetainedID] = []

  /// The devices whose zoom is narrowed and those whose focus is locked, until that is undone.
  var narrowed: [DeviceID] = []
  var focusLocked: [DeviceID] = []

  /// The devices whose zoom the button changed, with the apps that don't know it yet (ZOM16).
  var unheardZooms: [DeviceID: AppID] = [:]

  /// Whether a finger is on a button that does not work, so that one touch is reported once.
  var isIgnoringTouch = false

  var identifiers = IdentifierSource()
  var additions: UInt64 = 0

  /// Creates the world of a phone that is switched on, with no app in front.
  package init(_ character: PhoneCharacter, settings: PhoneSettings) {
    self.character = character
    self.settings = settings
    recognizer = ButtonRecognizer(tuning: character.behavior.button, settings: settings)
    overlay = OverlayMachine(rules: OverlayRules(character.behavior, character.quirks, settings))
    router = PressRouter(
      behavior: character.behavior.press, settings: settings,
      longPress: character.behavior.button.clickHold)
    // By index, because a loop over the parts copies each of them.
    let parts = character.model.plan.parts
    devices = IdentifierTable(
      parts.indices.lazy.map { DeviceState(parts[$0]) }, numberedBy: &identifiers)
  }

  var model: PhoneModel { character.model }
  var behavior: PhoneBehavior { character.behavior }
  var quirks: Quirks { character.quirks }
  var symbols: SymbolCatalog { character.symbols }

  // MARK: Time

  /// Moves on to an instant at which nothing is due; a past instant changes nothing.
  mutating func catchUp(to instant: PhoneInstant) { if now < instant { now = instant } }

  /// Fires the earliest deadline if it is due by `instant`, and returns whether one was.
  mutating func fireNext(by instant: PhoneInstant) -> Bool {
    guard deadlines.earliestNanoseconds <= instant.nanoseconds,
      let (source, deadline) = deadlines.earliest
    else { return false }
    catchUp(to: deadline)
    switch source {
    case .recognizer:
      recognizer.advance(to: now, into: &effects.gestures)
      routeGestures()
    case .overlay:
      overlay.advance(to: now, into: &effects.overlay)
      translateOverlay()
    case .router:
      router.advance(to: now, into: &effects.presses)
      translatePresses()
    case .device(let device):
      _ = advance(device, notAfter: now)
    case .products:
      advanceProducts()
    }
    return true
  }

  /// Ends an input: records the machines' deadlines, and releases unused objects.
  ///
  /// The host calls this after each input, so that no method of the world has to.
  mutating func finish() {
    deadlines.set(.recognizer, to: recognizer.nextDeadline)
    deadlines.set(.overlay, to: overlay.deadline)
    deadlines.set(.router, to: router.nextDeadline)
    if !awaitingRelease.isEmpty {
      let candidates = awaitingRelease
      awaitingRelease = []
      for mentioned in candidates { releaseOrKeep(mentioned) }
    }
    guard !products.isEmpty || !launchingPresses.isEmpty else { return }
    settleLaunchingPresses()
    checkUses()
    updateDeadlineOfProducts()
  }

  mutating func updateDeadlineOfProducts() { deadlines.set(.products, to: deadlineOfProducts) }

  /// The next instant at which the products need a call of `advance`.
  var deadlineOfProducts: PhoneInstant? {
    var earliest = launchingPresses.compactMap(\.waitsUntil).min()
    for product in products.values {
      if let deadline = product.nextDeadline { earliest = min(earliest ?? deadline, deadline) }
    }
    return earliest
  }

  /// Releases something that was removed, or keeps it for as long as it is still mentioned.
  mutating func releaseOrKeep(_ mentioned: RetainedID) {
    guard !mentions(mentioned) else { return awaitingRelease.append(mentioned) }
    effects.add(.release(mentioned))
    switch mentioned {
    case .control(let id): controls[id] = nil
    case .delegate(let id): delegateQueues[id] = nil
    case .interaction(let id): interactions[id] = nil
    case .part, .view: break
    }
  }

  /// Returns whether something that was to be released is mentioned again.
  func keeps(_ mentioned: RetainedID) -> Bool {
    switch mentioned {
    case .control(let id): controls.contains(id)
    case .interaction(let id): interactions.contains(id)
    case .view(let id):
      views.read(id, \.app).flatMap { apps.read($0) { $0.views.contains(id) } } ?? false
    case .delegate, .part: false
    }
  }

  private func mentions(_ mentioned: RetainedID) -> Bool {
    switch mentioned {
    case .control(let id): return overlay.mentions(id) || belongsToSession(id)
    case .delegate(let id): return overlay.stage?.delegate == id
    case .part(let id, let session):
      return sessions.read(session) { session in
        session.allInputs.contains { $0.id == id } || session.allOutputs.contains { $0.id == id }
      } ?? false
    case .view: return false
    case .interaction(let id):
      return interactions[id]?.view != nil || router.hasTarget { $0.interaction == id }
    }
  }
}
