public import CameraControl

/// A phone for tests, in virtual time, with an app in front and a finger on its buttons.
///
/// Every gesture becomes readings of the button, and after each of them the phone waits until the
/// callbacks that it caused have finished, whatever queue they run on. So two runs of one script
/// give the same trace.
///
/// ```swift
/// let phone = SimulatedPhone(.iPhone16Pro)
/// let session = try phone.makeSession([focus], delegate: recorder)
/// await phone.lightPress()
/// await phone.slide(by: 0.25)
/// ```
///
/// All gestures exist twice: an asynchronous test awaits them, and a synchronous test calls them
/// without `await`; then work for the main queue runs in the call, if the test is on the main thread.
///
/// A phone that goes away with something left over, such as a button that is still down, says so:
/// see `finish(allowing:)`.
public final class SimulatedPhone: Sendable {
  /// The phone without its finger, in case somebody needs to reach it directly.
  public let core: Phone

  /// The app in front.
  public let app: PhoneApp

  /// A clock that moves with the phone's time, for app code that takes one.
  public let clock: VirtualClock

  let courier: CallbackCourier
  let store: TraceStore
  let signal: ChangeSignal
  private let observation: ObservationToken
  private let state: Locked<State>

  private struct State {
    var finger = Finger()
    var readFaults = 0
    var isFinished = false
    var onLeftover: @Sendable ([Leftover]) -> Void = { StandardError.report($0) }
  }

  /// Makes a phone with an app in front, at time zero.
  ///
  /// - Parameters:
  ///   - model: The kind of phone.
  ///   - settings: What the person chose.
  ///   - behavior: How the phone decides what Apple leaves open.
  ///   - quirks: Which reported oddities it has.
  ///   - symbols: Which symbol names exist.
  public init(
    _ model: PhoneModel = .iPhone16Pro, settings: PhoneSettings = PhoneSettings(),
    behavior: PhoneBehavior = PhoneBehavior(), quirks: Quirks = Quirks(),
    symbols: SymbolCatalog = .wellFormed
  ) {
    let (courier, store, signal) = (CallbackCourier(), TraceStore(), ChangeSignal())
    let core = Phone(
      model, settings: settings, behavior: behavior, quirks: quirks, symbols: symbols,
      mainQueue: .main, courier: courier)
    app = core.launch("app")
    observation = core.observe { record in
      store.add(record)
      signal.send()
    }
    clock = VirtualClock(time: { core.now }, patience: { courier.patience })
    self.core = core
    self.courier = courier
    self.store = store
    self.signal = signal
    state = Locked(State())
    courier.onChange = { signal.send() }
    courier.onStuck = { [weak self] label in self?.onLeftover([Leftover.stuck(on: label)]) }
  }

  deinit {
    let (isFinished, onLeftover) = state.withLock { ($0.isFinished, $0.onLeftover) }
    guard !isFinished else { return }
    let leftovers = leftovers
    if !leftovers.isEmpty { onLeftover(leftovers) }
  }
}

extension SimulatedPhone {
  /// What happens if the phone goes away with something left over, or gives up on a callback.
  ///
  /// At first it is printed to standard error. An empty closure keeps the phone quiet.
  public var onLeftover: @Sendable ([Leftover]) -> Void {
    get { state.withLock { $0.onLeftover } }
    set { state.withLock { $0.onLeftover = newValue } }
  }

  /// How long, in real time, the phone waits for a callback or a condition before it gives up.
  ///
  /// It matters only where something has gone wrong, such as a queue that is blocked for ever. It is
  /// ten seconds at first.
  public var patience: Duration {
    get { courier.patience }
    set { courier.patience = newValue }
  }

  /// What is left over at the moment, in the order of ``Leftover/Kind``.
  public var leftovers: [Leftover] {
    let (finger, read) = state.withLock { ($0.finger, $0.readFaults) }
    return Leftover.find(on: self, finger: finger, readFaults: read)
  }

  /// The refused calls that nobody could be thrown an error for; who reads them has seen them.
  public var faults: [CaptureFault] {
    let faults = core.faults
    state.withLock { $0.readFaults = faults.count }
    return faults
  }

  func markFinished() {
    state.withLock { $0.isFinished = true }
  }

  /// Takes a step apart; the finger is where the step leaves it.
  func acts(for step: GestureStep) -> [FingerAct] {
    let around = Finger.Surroundings(
      now: core.now, app: app.identifier, behavior: core.behavior, settings: core.settings)
    return state.withLock { $0.finger.acts(for: step, around) }
  }

  /// Lets the finger know where a reading has it.
  func noteFinger(_ sample: ButtonSample) {
    state.withLock { $0.finger.note(sample) }
  }
}
