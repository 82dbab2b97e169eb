/// Everything that a phone knows, as one value: its machines, and its apps with all they have made.
///
/// A world is told what happens and when, and answers with effects. It holds identifiers and values
/// only: no object of an app, no closure, no queue and no lock. So a copy is a snapshot, and two
/// worlds that were told the same are equal.
///
/// How one machine's effect becomes another's input stands in the extensions, one for each subject.
package struct World: Hashable, Sendable {
  package let model: PhoneModel
  package let behavior: PhoneBehavior
  package let quirks: Quirks
  package let symbols: SymbolCatalog

  package internal(set) var settings: PhoneSettings
  package internal(set) var now = PhoneInstant.zero
  package internal(set) var isScreenOn = true
  package internal(set) var front: AppID?

  var apps = IdentifierTable<Identified.App, AppState>()
  var sessions = IdentifierTable<Identified.Session, SessionState>()
  var controls = IdentifierTable<Identified.Control, ControlState>()

  /// Where a finger stands on the system sliders, which drive a device by themselves.
  var dials = IdentifierTable<Identified.Control, Dial>()

  var views = IdentifierTable<Identified.View, ViewState>()
  var interactions = IdentifierTable<Identified.Interaction, InteractionState>()
  var devices = IdentifierTable<Identified.Device, DeviceState>()

  /// The devices that the model comes with, in the order of its plan.
  package private(set) var builtInDevices: [DeviceID] = []

  var recogniser: ButtonRecogniser
  package internal(set) var overlay: OverlayMachine
  var router: PressRouter<PressTarget>
  var deadlines = DeadlineBook()

  /// What the phone has found so far.
  package internal(set) var findings = FindingList()

  /// The delegates that decide what the next gesture means: those of the app in front.
  package internal(set) var watchedDelegates: [DelegateID] = []

  /// What has been removed and may still be mentioned, by the overlay or by an open configuration.
  var lingering: [Mentioned] = []

  /// The devices whose zoom is narrow, and those whose focus is locked, until both are undone.
  var narrowed: [DeviceID] = []
  var focusLocked: [DeviceID] = []

  /// Whether a finger is on a button that does not work, so that one touch is told once.
  var isIgnoringTouch = false

  var identifiers = IdentifierSource()
  var additions: UInt64 = 0

  /// Makes the world of a phone that is switched on, with no app in front.
  package init(
    model: PhoneModel, settings: PhoneSettings, behavior: PhoneBehavior, quirks: Quirks,
    symbols: SymbolCatalog
  ) {
    self.model = model
    self.settings = settings
    self.behavior = behavior
    self.quirks = quirks
    self.symbols = symbols
    recogniser = ButtonRecogniser(
      tuning: behavior.button, lightPressForce: settings.lightPressForce,
      doubleLightPressSpeed: settings.doubleLightPressSpeed,
      doubleClickSpeed: settings.doubleClickSpeed)
    overlay = OverlayMachine(rules: OverlayRules(behavior, quirks, settings))
    router = PressRouter(
      behavior: behavior.press, settings: settings, longPress: behavior.button.clickHold)
    builtInDevices = model.plan.parts.map { addDevice(DeviceState($0)) }
  }
}

// MARK: - Time

extension World {
  /// When the phone next has something to do by itself; `nil` if never.
  package var nextDeadline: PhoneInstant? { deadlines.earliest?.instant }

  /// When the phone next has something to do by itself, in nanoseconds; the largest number if never.
  package var nextDeadlineNanoseconds: Int64 { deadlines.earliestNanoseconds }

  /// Goes on to an instant at which nothing is due; one that has passed changes nothing.
  package mutating func catchUp(to instant: PhoneInstant) {
    if now < instant { now = instant }
  }

  /// Lets the earliest deadline fire that is due by `instant`; tells whether there was one.
  package mutating func fireNext(by instant: PhoneInstant, into batch: inout Batch) -> Bool {
    guard deadlines.earliestNanoseconds <= instant.nanoseconds,
      let (source, deadline) = deadlines.earliest
    else {
      catchUp(to: instant)
      return false
    }
    catchUp(to: deadline)
    switch source {
    case .recogniser:
      recogniser.advance(to: now, into: &batch.gestures)
      routeGestures(&batch)
    case .overlay:
      overlay.advance(to: now, into: &batch.overlay)
      translateOverlay(&batch)
    case .router:
      router.advance(to: now, into: &batch.presses)
      translatePresses(&batch)
    case .device(let device):
      _ = advance(device, notAfter: now, into: &batch)
    }
    finish(&batch)
    return true
  }

  /// Ends an input: notes the machines' deadlines, and lets go of what is no longer mentioned.
  mutating func finish(_ batch: inout Batch) {
    deadlines.setMachines(
      recogniser: recogniser.nextDeadline, overlay: overlay.deadline, router: router.nextDeadline)
    if !lingering.isEmpty { releaseLingering(&batch) }
  }

  private mutating func releaseLingering(_ batch: inout Batch) {
    let gone = lingering.filter { !mentions($0) }
    guard !gone.isEmpty else { return }
    lingering.removeAll(where: gone.contains)
    for mentioned in gone {
      batch.effects.append(.release(mentioned))
      switch mentioned {
      case .control(let id):
        controls[id] = nil
        dials[id] = nil
      case .interaction(let id): interactions[id] = nil
      case .delegate, .input, .output, .view: break
      }
    }
  }

  /// Whether something that was let go of has come back.
  package func keeps(_ mentioned: Mentioned) -> Bool {
    switch mentioned {
    case .control(let id): controls[id] != nil
    case .interaction(let id): interactions[id] != nil
    case .view(let id): views[id].flatMap { apps[$0.app] }?.views.contains(id) ?? false
    case .delegate, .input, .output: false
    }
  }

  private func mentions(_ mentioned: Mentioned) -> Bool {
    switch mentioned {
    case .control(let id):
      let owner = controls[id]?.session.flatMap { sessions[$0] }
      return overlay.mentions(id) || owner?.mentions(id) ?? false
    case .delegate(let id): return overlay.stage?.delegate == id
    case .input(let id, let session): return sessions[session]?.mentions(id) ?? false
    case .output: return false
    case .view: return false
    case .interaction(let id):
      return interactions[id]?.view != nil || router.hasTarget { $0.interaction == id }
    }
  }
}
