public import CameraControl
import Synchronization

/// A simulated iPhone that performs gestures in virtual time and calls your app in a test.
///
/// The phone turns a gesture on the Camera Control into readings of the button's sensors. After
/// each reading the phone waits until all queues have run the callbacks that the reading caused.
/// Two runs of a script give the same trace.
///
/// ```swift
/// let phone = SimulatedPhone(.iPhone16Pro)
/// let session = try phone.makeSession([focus], delegate: recorder)
/// await phone.lightPress()
/// await phone.slide(by: 0.25)
/// ```
///
/// Every gesture has an asynchronous and a synchronous version. If a test on the main thread calls
/// the synchronous version, work for the main queue runs inside the call.
///
/// If you release a phone with unfinished work, such as a button that's still down, the phone
/// reports it: see `finish(allowing:)`.
public final class SimulatedPhone: Sendable {
  /// The underlying `Phone`, for tests that need direct access.
  public let core: Phone

  /// The phone's app, which is in front at first.
  ///
  /// If the app has ended and was opened again, this is its new process. While the app has ended,
  /// it's the first process, in which nothing new can run (EVT41).
  public var app: PhoneApp { firstProcess.running }

  private let firstProcess: PhoneApp

  /// The order in which the phone delivers callbacks that belong to different queues.
  public let delivery: DeliveryOrder

  /// A clock that moves with the phone's time, for app code that takes a clock.
  public let clock: VirtualClock

  let courier: CallbackCourier
  let store: TraceStore
  let signal: ChangeSignal
  private let state: Guarded<State>

  /// The test that used the phone last, or `noTest`.
  let test = Atomic(SimulatedPhone.noTest)
  /// Whether no other test can use the phone, so that steps needn't ask which test performs them.
  let keepsTest = Atomic(false)
  /// Whether a step or readings are being performed.
  let isActing = Atomic(false)

  private struct State {
    var following: Following?
    var (tracesSamples, tracesQueues) = (false, false)
    var finger = Finger()
    // The storage for the acts of the next step, so that a step need not allocate.
    var spareActs: [TimedAct] = []
    var places = CallPlaces()
    var acknowledgedFaults = 0
    var isFinished = false
    var onUnfinishedWork: @Sendable ([UnfinishedWork]) -> Void = {
      Disk.writeToStandardError("\(UnfinishedPhone(unfinishedWork: $0))\n")
    }
  }

  /// Creates a phone with an app in front, at time zero.
  ///
  /// - Parameters:
  ///   - model: The phone's model.
  ///   - settings: The phone's settings.
  ///   - behavior: How the phone behaves where Apple's documentation doesn't say.
  ///   - quirks: The reported quirks (strange behavior) of real phones that the phone reproduces.
  ///   - symbols: The SF Symbols names that the phone accepts.
  ///   - delivery: The order of callbacks on different queues.
  public init(
    _ model: PhoneModel = .iPhone16Pro, settings: PhoneSettings = PhoneSettings(),
    behavior: PhoneBehavior = PhoneBehavior(), quirks: Quirks = Quirks(),
    symbols: SymbolCatalog = .wellFormed, delivery: DeliveryOrder = .inOrder
  ) {
    let (store, signal) = (TraceStore(), ChangeSignal())
    let courier = CallbackCourier(
      deck: CallbackDeck(delivery, reading: .nanoseconds(Finger.interval))
    ) { signal.send() }
    let core = Phone(
      model, settings: settings, behavior: behavior, quirks: quirks, symbols: symbols,
      mainQueue: .main, courier: courier)
    firstProcess = core.launch("app")
    clock = VirtualClock(of: core, by: courier, changes: signal)
    self.core = core
    self.delivery = delivery
    self.courier = courier
    self.store = store
    self.signal = signal
    state = Guarded(State())
    follow(samples: false, queues: false)
    courier.state.withLock { $0.timekeeper = self }
    courier.onTrouble = { [weak self] trouble in self?.onUnfinishedWork([UnfinishedWork(trouble)]) }
    // XCTest creates the phones of all tests before the first test, outside of any task.
    if withUnsafeCurrentTask(body: { $0 != nil }) { noteUse() }
  }

  deinit {
    defer {
      endUse()
      core.host.releaseOwners()
      courier.endWaits()
      stopFollowing()
      StraySessions.settle()
    }
    let (isFinished, onUnfinishedWork) = state.withLock { ($0.isFinished, $0.onUnfinishedWork) }
    guard !isFinished else { return }
    let unfinishedWork = unfinishedWork
    if !unfinishedWork.isEmpty { onUnfinishedWork(unfinishedWork) }
  }

  /// A closure that receives unfinished work when the phone is deallocated, or when a callback
  /// takes too long.
  ///
  /// If a callback blocks the test's thread, the phone calls `onUnfinishedWork` on another thread.
  ///
  /// By default, the closure prints the unfinished work to standard error. Set an empty closure to
  /// print nothing.
  public var onUnfinishedWork: @Sendable ([UnfinishedWork]) -> Void {
    get { state.withLock { $0.onUnfinishedWork } }
    set { state.withLock { $0.onUnfinishedWork = newValue } }
  }

  /// How long, in real time, the phone waits for a callback or a condition before it gives up.
  ///
  /// The limit matters only if something goes wrong, such as a queue that stays blocked. The
  /// default is ten seconds. If a callback runs on the waiting thread, the phone doesn't give up,
  /// but reports the callback to ``onUnfinishedWork`` after the limit, at the latest after twice
  /// the limit. If you set a negative duration, the phone records a fault and keeps the previous
  /// duration.
  public var patience: Duration {
    get { courier.patience }
    set {
      do throws(CaptureError) {
        try Self.checkPatience(newValue)
        courier.patience = newValue
      } catch {
        core.report(error)
      }
    }
  }

  /// The current unfinished work, in the order of ``UnfinishedWork/Kind``.
  public var unfinishedWork: [UnfinishedWork] {
    let (finger, places, acknowledged) = state.withLock {
      ($0.finger, $0.places, $0.acknowledgedFaults)
    }
    return UnfinishedWork.find(
      on: self, finger: finger, places, acknowledgedFaults: acknowledged)
  }

  /// The errors of rejected calls whose methods can't throw, in the order of the calls.
  ///
  /// To acknowledge the errors, call ``acknowledgeFaults()``.
  public var faults: [CaptureError] { core.faults }

  /// Acknowledges all faults so far, so that they no longer count as unfinished work.
  ///
  /// If your test makes a wrong call on purpose, acknowledge the fault:
  ///
  /// ```swift
  /// phone.slide(by: .nan)
  /// #expect(phone.acknowledgeFaults().map(\.code) == [.invalidGesture])
  /// try phone.finish()
  /// ```
  ///
  /// - Returns: The faults that you hadn't acknowledged before.
  @discardableResult
  public func acknowledgeFaults() -> [CaptureError] {
    let faults = core.faults
    let known = state.withLock { state in
      defer { state.acknowledgedFaults = max(state.acknowledgedFaults, faults.count) }
      return state.acknowledgedFaults
    }
    return Array(faults.dropFirst(known))
  }

  /// Whether the trace includes every reading of the button; `false` by default.
  public var tracesSamples: Bool {
    get { state.withLock { $0.tracesSamples } }
    set { setTracing(\.tracesSamples, to: newValue) }
  }

  /// Whether the trace names the queues of callbacks; `false` by default.
  ///
  /// Whenever the next callback goes to another queue, an entry of the kind `queue`
  /// names the queue. If a trace names the queues, its picture has a lane for each queue. The
  /// phone's main queue is called `main`.
  public var tracesQueues: Bool {
    get { state.withLock { $0.tracesQueues } }
    set { setTracing(\.tracesQueues, to: newValue) }
  }

  private func setTracing(_ part: WritableKeyPath<State, Bool> & Sendable, to isTraced: Bool) {
    let parts = state.withLock { state -> (samples: Bool, queues: Bool)? in
      guard state[keyPath: part] != isTraced else { return nil }
      state[keyPath: part] = isTraced
      return (state.tracesSamples, state.tracesQueues)
    }
    if let parts { follow(samples: parts.samples, queues: parts.queues) }
  }

  /// Starts adding the phone's records to the trace, with or without some kinds.
  private func follow(samples: Bool, queues: Bool) {
    stopFollowing()
    var kinds = PhoneRecord.Kinds.all
    if !samples { kinds.remove(.sample) }
    if !queues { kinds.remove(.queue) }
    let following = core.host.follow(kinds) { [store, signal, courier] records in
      if queues { store.appendNamingQueues(records) } else { store.append(records) }
      // The end of a hold sends a signal, too.
      if !courier.isHeld { signal.send() }
    }
    // Another thread may have begun to follow in the meantime.
    state.withLock { state in
      defer { state.following = following }
      return state.following
    }?.end()
  }

  private func stopFollowing() { state.withLock { $0.following.take() }?.end() }

  /// The errors of rejected calls, and the warnings, in the order in which they occurred.
  public var findings: [CaptureFinding] { core.findings }

  /// Records a call that the phone refused, unless a like one is waiting to be acknowledged.
  ///
  /// An observer that makes the call at every record would otherwise cause the next record each time.
  func reportOnce(_ refusal: CaptureError) {
    if !unacknowledgedFaults.contains(refusal) { core.report(refusal) }
  }

  /// The errors of rejected calls that the test has not acknowledged.
  var unacknowledgedFaults: ArraySlice<CaptureError> {
    core.faults.dropFirst(state.withLock { $0.acknowledgedFaults })
  }

  /// Whether `finish(allowing:)` was called.
  package var isFinished: Bool { state.withLock { $0.isFinished } }

  func markFinished() {
    state.withLock { $0.isFinished = true }
    endUse()
  }

  /// Changes what is known of the test's calls, given the finger.
  func changePlaces(_ change: (inout CallPlaces, Finger) -> Void) {
    state.withLock { change(&$0.places, $0.finger) }
  }

  /// Returns the acts that a step consists of, and moves the finger to where the step leaves it.
  func acts(for step: GestureStep) -> [TimedAct] {
    let button = core.buttonForFinger
    let around = Finger.Surroundings(
      now: core.now, app: firstProcess.identifier,
      millimetersPerRange: button.millimetersPerRange,
      limits: button.limits, isButtonDown: button.isDown)
    return state.withLock { state in
      let acts = state.finger.acts(for: step, around, in: &state.spareActs)
      state.places.forgetReleased(state.finger)
      return acts
    }
  }

  /// Keeps the storage of a list of acts for the next step.
  func reuse(_ acts: inout [TimedAct]) {
    acts.removeAll(keepingCapacity: true)
    state.withLock { swap(&$0.spareActs, &acts) }
  }

  /// Where the finger is, and what it holds down.
  var finger: Finger { state.withLock { $0.finger } }

  /// Updates the finger from a reading that was made without a gesture.
  func followFinger(_ sample: ButtonSample) {
    state.withLock { state in
      state.finger.follow(sample)
      state.places.forgetReleased(state.finger)
    }
  }
}
