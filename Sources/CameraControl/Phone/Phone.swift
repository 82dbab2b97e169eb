import Synchronization

/// An iPhone as far as its buttons, its overlay and its capture sessions go.
///
/// A phone reads no clock. It is told what happens and when, tells its next deadline, and is told
/// that time passed:
///
/// ```swift
/// let phone = Phone(.iPhone16Pro)
/// let app = phone.launch("Camera")
/// phone.handle(.button(.volumeUp, isDown: true), at: .zero)
/// while let deadline = phone.nextDeadline { phone.advance(to: deadline) }
/// ```
///
/// A phone can be used from any thread. What it asks of apps runs on their queues, never under a
/// lock, in the order in which it came about.
public final class Phone: Sendable {
  /// The kind of phone.
  public let model: PhoneModel

  /// How the phone decides what Apple leaves open.
  public let behavior: PhoneBehavior

  /// Which reported oddities the phone has.
  public let quirks: Quirks

  /// Where everything runs that an app is promised on the main actor.
  public let mainQueue: any CallbackQueue

  /// The phone's cameras.
  public let cameras: [CaptureDevice]

  package let courier: (any Courier)?

  /// What modules over the core keep with this phone.
  package let keepsakes = Keepsakes()

  private let symbols: SymbolCatalog
  private let state: Guarded<PhoneState>
  private let clock = Atomic<Int64>(0)
  private let observers = ObserverList<PhoneRecord>()
  private let drivers = ObserverList<Void>()
  private let findings = Guarded(Findings())

  private struct Findings {
    var diagnostics: [CaptureDiagnostic] = []
    var known: Set<CaptureDiagnostic> = []
    var faults: [CaptureFault] = []
  }

  /// Makes a phone that is switched on, with no app in front.
  ///
  /// - Parameters:
  ///   - model: The kind of phone.
  ///   - settings: What the person chose.
  ///   - behavior: How the phone decides what Apple leaves open.
  ///   - quirks: Which reported oddities it has.
  ///   - symbols: Which symbol names exist.
  ///   - mainQueue: Where everything runs that an app is promised on the main actor. It has to end
  ///     up on the main thread: with `.inPlace`, use the phone from there only.
  public convenience init(
    _ model: PhoneModel = .iPhone16Pro, settings: PhoneSettings = PhoneSettings(),
    behavior: PhoneBehavior = PhoneBehavior(), quirks: Quirks = Quirks(),
    symbols: SymbolCatalog = .wellFormed, mainQueue: any CallbackQueue = .main
  ) {
    self.init(
      model, settings: settings, behavior: behavior, quirks: quirks, symbols: symbols,
      mainQueue: mainQueue, courier: nil)
  }

  package init(
    _ model: PhoneModel, settings: PhoneSettings, behavior: PhoneBehavior, quirks: Quirks,
    symbols: SymbolCatalog, mainQueue: any CallbackQueue, courier: (any Courier)?
  ) {
    self.model = model
    self.behavior = behavior
    self.quirks = quirks
    self.symbols = symbols
    self.mainQueue = mainQueue
    self.courier = courier
    cameras = CaptureDevice.makeDevices(model.cameras)
    state = Guarded(
      PhoneState(model: model, settings: settings, behavior: behavior, quirks: quirks))
    for camera in cameras { camera.attach(to: self) }
  }

  /// The present instant: that of the last input, or the last one the phone was told has come.
  public var now: PhoneInstant {
    PhoneInstant(nanoseconds: clock.load(ordering: .acquiring))
  }

  /// When the phone next has something to do by itself; nil if never.
  public var nextDeadline: PhoneInstant? {
    locked { $0.deadlines.earliest?.instant }
  }

  /// Lets everything happen that is due by `instant`; an instant that has passed changes nothing.
  public func advance(to instant: PhoneInstant) {
    while step({ $0.fireNext(by: instant) }) {}
  }

  /// Takes an input; whatever is due before it happens first.
  ///
  /// - Parameters:
  ///   - input: What happens.
  ///   - instant: When; an instant that has passed counts as now, and a sample has its own.
  public func handle(_ input: PhoneInput, at instant: PhoneInstant) {
    if case .sample(let sample) = input {
      advance(to: sample.instant)
    } else {
      advance(to: instant)
    }
    step { $0.take(input) }
  }

  /// Takes a reading of the Camera Control.
  ///
  /// - Parameter sample: The reading; whatever is due before it happens first.
  public func send(_ sample: ButtonSample) {
    guard let quick = quickTurn(sample) else {
      handle(.sample(sample), at: sample.instant)
      return
    }
    carryOut(turn: quick.turn, of: quick.control)
    drain()
    deadlinesMayHaveChanged()
  }
}

// MARK: The lock

extension Phone {
  /// Works on the state under the lock; what the state borrowed is let go of outside it.
  func locked<Result: Sendable>(_ body: (inout PhoneState) -> Result) -> Result {
    let (result, borrowed) = state.withLock { state in
      (body(&state), state.takeBorrowed())
    }
    return withExtendedLifetime(borrowed) { result }
  }

  /// Works on the state, and carries out what comes of it.
  ///
  /// If somebody carries effects out already, here or on another thread, these wait their turn.
  @discardableResult
  func step<Result: Sendable>(_ body: (inout PhoneState) -> Result) -> Result {
    hold()
    defer { release() }
    let isObserved = !observers.isEmpty
    let (result, first) = locked { state -> (Result, PhoneEffect?) in
      state.isObserved = isObserved
      let result = body(&state)
      clock.store(state.now.nanoseconds, ordering: .releasing)
      return (result, state.outbox.startDraining())
    }
    if let first {
      carryOut(first)
      drain()
    }
    deadlinesMayHaveChanged()
    return result
  }

  /// Keeps a test's courier from thinking that all is done, until a matching ``release()``.
  ///
  /// Whoever changes what others can see, and only then tells the phone, holds in between: a test
  /// that has seen the change may go on at once, and the phone must know of it by then.
  func hold() { courier?.hold() }

  /// Ends what ``hold()`` began; what came about meanwhile sets out.
  func release() { courier?.release() }

  /// Carries out what has come about while an effect was carried out.
  private func drain() {
    while let effect = locked({ $0.outbox.nextOrStop() }) { carryOut(effect) }
  }

  /// Takes a reading that only moves the shown control, which nearly all readings do, on a short way
  /// without an effect; nil, and nothing has happened, if it is another.
  private func quickTurn(_ sample: ButtonSample) -> (control: CaptureControl, turn: ControlTurn)? {
    guard courier == nil, observers.isEmpty else { return nil }
    return state.withLock { state in
      guard let quick = state.takeQuickly(sample) else { return nil }
      clock.store(state.now.nanoseconds, ordering: .releasing)
      return quick
    }
  }
}

// MARK: Following what happens

extension Phone {
  /// Calls `handler` whenever ``nextDeadline`` may have become another one.
  func observeDeadlines(_ handler: @escaping @Sendable () -> Void) -> ObservationToken {
    drivers.add(handler)
  }

  func deadlinesMayHaveChanged() {
    if !drivers.isEmpty { drivers.notify(()) }
  }

  /// Calls `handler` with everything that happens from now on, as long as the observation is kept.
  public func observe(_ handler: @escaping @Sendable (PhoneRecord) -> Void) -> ObservationToken {
    observers.add(handler)
  }

  /// Everything that happens from now on; the sequence ends with the phone.
  public var records: AsyncStream<PhoneRecord> { observers.stream() }

  /// What works and is probably a mistake, each finding once, in the order they came up.
  public var diagnostics: CaptureDiagnostics {
    CaptureDiagnostics(findings.withLock { $0.diagnostics })
  }

  /// The refused calls that nobody could be thrown an error for.
  public var faults: [CaptureFault] { findings.withLock { $0.faults } }

  /// Whether anybody follows what happens.
  package var isObserved: Bool { !observers.isEmpty }

  /// Tells those who follow, if there are any.
  package func record(_ event: @autoclosure () -> PhoneRecord.Event) {
    guard !observers.isEmpty else { return }
    observers.notify(PhoneRecord(instant: now, event: event()))
  }

  /// Keeps a finding, once.
  package func report(_ finding: CaptureDiagnostic) {
    let isNew = findings.withLock { findings in
      guard findings.known.insert(finding).inserted else { return false }
      findings.diagnostics.append(finding)
      return true
    }
    if isNew { record(.diagnostic(finding)) }
  }

  /// Keeps a refused call that nobody could be thrown an error for.
  package func report(_ error: CaptureError) {
    let fault = CaptureFault(error)
    findings.withLock { $0.faults.append(fault) }
    record(.fault(fault))
  }

  func checkSymbol(of control: CaptureControl) {
    let mechanism = control.mechanism
    guard !symbols.contains(mechanism.symbolName) else { return }
    report(.unknownSymbol(mechanism.symbolName, in: mechanism.name))
  }

  /// How a control looks in the overlay of this phone.
  package func face(of control: CaptureControl) -> ControlFace {
    var face = control.mechanism.face(behavior.display)
    if let name = face.symbolName, !symbols.contains(name) { face.symbolName = nil }
    return face
  }

  func notify(_ appearance: OverlayMachine<CaptureControl>.Appearance) {
    record(.overlay(self.appearance(appearance)))
  }

  func appearance(_ machine: OverlayMachine<CaptureControl>.Appearance) -> OverlayAppearance {
    switch machine {
    case .hidden: .hidden
    case .control(let control): .control(face(of: control))
    case .list(let controls, let highlighted):
      .list(controls.map(face), highlighted: highlighted)
    }
  }
}
