import Synchronization

/// The thin class around a phone's world: it owns the lock, finds objects by their identifiers, and
/// carries out what the machines request.
///
/// Under the lock no other lock is taken, no code of an app runs and no object of an app is
/// released. One thread at a time carries out errands, in order; new ones wait their turn, so an
/// effect that causes another does not nest.
package final class PhoneHost: Sendable {
  let character: PhoneCharacter
  package let mainQueue: any CallbackQueue
  package let courier: (any Courier)?

  private let state: Guarded<HostState>
  private let clock = Atomic<Int64>(0)
  private let deadline = Atomic<Int64>(.max)
  private let wanted = Atomic<UInt32>(0)
  // Created with the first driver; most phones have none, and the flag says so at no cost.
  private let drivers = AtomicLazyReference<ObserverList<Void>>()
  private let hasDrivers = Atomic<Bool>(false)

  package init(
    _ model: PhoneModel, settings: PhoneSettings, behavior: PhoneBehavior, quirks: Quirks,
    symbols: SymbolCatalog, mainQueue: any CallbackQueue, courier: (any Courier)?
  ) {
    character = PhoneCharacter(model: model, behavior: behavior, quirks: quirks, symbols: symbols)
    self.mainQueue = mainQueue
    self.courier = courier
    state = Guarded(HostState(world: World(character, settings: settings)))
  }

  package var model: PhoneModel { character.model }
  package var behavior: PhoneBehavior { character.behavior }
  package var quirks: Quirks { character.quirks }
  package var symbols: SymbolCatalog { character.symbols }

  /// Returns the device at a place in the model's plan.
  package func builtInDevice(at place: Int) -> DeviceID { World.builtInDevice(at: place) }
}

// MARK: - Time

extension PhoneHost {
  /// The present instant: that of the last input, or the latest that the phone was told has come.
  package var now: PhoneInstant { PhoneInstant(nanoseconds: clock.load(ordering: .acquiring)) }

  /// The instant at which the phone next acts by itself, or `nil` if there is none.
  package var nextDeadline: PhoneInstant? {
    let nanoseconds = deadline.load(ordering: .acquiring)
    return nanoseconds == .max ? nil : PhoneInstant(nanoseconds: nanoseconds)
  }

  /// The same without the deadlines of products, of which there is one as long as a visit lasts.
  package var nextDeadlineBesidesProducts: PhoneInstant? {
    read { $0.world.nextDeadlineBesidesProducts }
  }

  /// Performs everything that is due by `instant`; an instant in the past changes nothing.
  package func advance(to instant: PhoneInstant) {
    fireDeadlines(by: instant)
    // Nothing else is due, so only the clock moves; the world catches up with the next input.
    if now < instant { clock.max(instant.nanoseconds, ordering: .acquiringAndReleasing) }
  }

  /// Handles a reading of the button, after everything that is due before it.
  ///
  /// - Parameters:
  ///   - sample: The reading.
  ///   - isHeld: Whether the caller holds back the courier until it has taken more.
  package func take(_ sample: ButtonSample, isHeld: Bool = false) {
    fireDeadlines(by: sample.instant)
    step(
      at: sample.instant, isHeld: isHeld,
      // Nearly all readings are of a finger that slides on an open overlay, and those do not depend
      // on a delegate.
      looking: { $0.canPress(sample) || !$0.overlay.isOpen },
      { $0.world.take(sample, into: &$0.batch) })
  }

  /// Handles an input, after everything that is due before it.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - instant: When it happens.
  ///   - isHeld: Whether the caller holds back the courier until it has taken more.
  package func take(_ input: PhoneInput, at instant: PhoneInstant, isHeld: Bool = false) {
    fireDeadlines(by: instant)
    step(at: instant, isHeld: isHeld) { $0.world.take(input, into: &$0.batch) }
  }

  // Inlined, because most often nothing is due.
  @inline(__always) private func fireDeadlines(by instant: PhoneInstant) {
    if deadline.load(ordering: .acquiring) <= instant.nanoseconds { fireDueDeadlines(by: instant) }
  }

  private func fireDueDeadlines(by instant: PhoneInstant) {
    while deadline.load(ordering: .acquiring) <= instant.nanoseconds {
      guard step({ $0.world.fireNext(by: instant, into: &$0.batch) }) else { return }
    }
  }

  /// Calls `handler` whenever ``nextDeadline`` has changed.
  package func observeDeadlines(_ handler: @escaping @Sendable () -> Void) -> ObservationToken {
    let drivers = drivers.load() ?? drivers.storeIfNil(ObserverList())
    hasDrivers.store(true, ordering: .releasing)
    return drivers.add(handler)
  }
}

// MARK: - The lock

extension PhoneHost {
  /// Returns the result of `body` for the state.
  // Inlined, because a call would copy the world.
  @inline(__always)
  package func read<Result: Sendable>(_ body: (borrowing HostState) -> Result) -> Result {
    state.withLock { body($0) }
  }

  /// Performs an app's change to the world, and carries out its effects.
  @discardableResult
  package func step<Result: Sendable, Failure>(
    _ body: (inout HostState) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try step(at: now, body)
  }

  private func step<Result: Sendable, Failure>(
    at instant: PhoneInstant, isHeld: Bool = false,
    looking: (borrowing World) -> Bool = { _ in true },
    _ body: (inout HostState) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !isHeld { courier?.hold() }
    defer { if !isHeld { courier?.release() } }
    var entry = try enter(at: instant, looking: looking, carryingOut: true, body)
    if let delivery = entry.delivery.take() { carryOut(delivery) }
    return entry.result
  }

  /// Performs a change to the world, and leaves its effects for ``carryOut()``.
  ///
  /// A handle with its own lock tells its phone under that lock, so that the phone learns of two
  /// changes in the order in which they were made. It carries out once its lock is free.
  package func post<Result: Sendable, Failure>(
    _ body: (inout HostState) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try enter(at: now, looking: { _ in true }, carryingOut: false, body).result
  }

  /// Makes an object known, of which the world knows already.
  package func register(_ body: (inout Registry) -> Void) {
    state.withLock { body(&$0.registry) }
  }

  /// Carries out what is left, and lets a test's courier continue after ``hold()``.
  package func carryOut() {
    if let delivery = state.withLock({ $0.startCarryingOut() }) { carryOut(delivery) }
  }

  /// Holds back a test's courier until ``release()``.
  ///
  /// A change that others can see before the phone learns of it is made between the two calls: a
  /// test that has seen the change may go on at once, and by then the phone must know of it.
  package func hold() { courier?.hold() }

  /// Ends what ``hold()`` began.
  package func release() { courier?.release() }

  /// Takes work to its queue, through a test's courier if there is one.
  // Optional chaining does not retain the courier; a binding would.
  package func carry(_ work: any CallbackWork, to queue: any CallbackQueue) {
    courier?.carry(work, to: queue) ?? queue.take(work)
  }

  /// The result of a visit under the lock.
  private struct Entry<Result: Sendable>: ~Copyable, Sendable {
    let result: Result
    let movesDeadline: Bool
    var delivery: Boxed<PhoneDelivery>?
  }

  private func enter<Result: Sendable, Failure>(
    at instant: PhoneInstant, looking: (borrowing World) -> Bool, carryingOut: Bool,
    _ body: (inout HostState) throws(Failure) -> Result
  ) throws(Failure) -> Entry<Result> {
    // What is released here belongs to the app, so it is released after the lock.
    var found = KeptObjects()
    let entry = try state.withLock { (state) throws(Failure) -> Entry<Result> in
      state.world.catchUp(to: max(instant, now))
      state.batch.now = state.world.now
      if looking(state.world) { state.lookForDelegates(keeping: &found) }
      let result = try body(&state)
      // Written only under the lock, so a load and a store are enough.
      clock.store(state.world.now.nanoseconds, ordering: .releasing)
      let next = state.world.nextDeadlineNanoseconds
      let movesDeadline = deadline.load(ordering: .relaxed) != next
      if movesDeadline { deadline.store(next, ordering: .releasing) }
      return Entry(
        result: result, movesDeadline: movesDeadline,
        delivery: carryingOut ? state.startCarryingOut() : nil)
    }
    if entry.movesDeadline, hasDrivers.load(ordering: .acquiring) { drivers.load()?.notify(()) }
    return entry
  }
}

// MARK: - Following

/// Ends the deliveries to a follower of a phone.
// It retains the host: a weak reference would make every use of the host slower.
package struct Following: Sendable {
  fileprivate let host: PhoneHost
  fileprivate let follower: Follower

  /// Ends all further deliveries; later calls have no effect.
  package func end() { host.remove(follower) }
}

extension PhoneHost {
  /// Calls `handler` with what happens from now on.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of records to receive; no others are created.
  ///   - handler: Takes the records out of the batch, in order.
  ///   - end: Called when the phone is released.
  /// - Returns: What ends the deliveries; they go on without it.
  package func follow(
    _ kinds: PhoneRecord.Kinds, _ handler: @escaping RecordBatch.Handler,
    end: @escaping @Sendable () -> Void = {}
  ) -> Following {
    let follower = Follower(kinds, handler, end: end)
    state.withLock { state in
      state.add(follower)
      wanted.store(state.batch.wanted.rawValue, ordering: .releasing)
    }
    return Following(host: self, follower: follower)
  }

  fileprivate func remove(_ follower: Follower) {
    follower.stop()
    // The follower is released outside the lock: releasing it may release objects of the app.
    let removed = state.withLock { state in
      let removed = state.remove(follower)
      wanted.store(state.batch.wanted.rawValue, ordering: .releasing)
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  /// Ends the sequences of records, because the phone is going.
  package func endFollowing() {
    read { $0.followers }.finish()
  }

  /// Releases the views that apps show and the code of products, which would otherwise keep the
  /// phone alive.
  package func letGoOfOwners() {
    let owners = state.withLock { $0.registry.takeOwners() }
    withExtendedLifetime(owners) {}
  }

  /// Returns whether a follower wants records of a kind.
  package func wants(_ kind: PhoneRecord.Kinds) -> Bool {
    wanted.load(ordering: .acquiring) & kind.rawValue != 0
  }

  /// Sends the followers a record that no machine decided.
  package func record(
    _ kind: PhoneRecord.Kinds, _ event: @autoclosure () -> PhoneRecord.Event
  ) {
    guard wants(kind) else { return }
    var delivery = recordDelivery()
    delivery.record(kind, at: now, event())
    delivery.flush()
  }

  /// Returns a delivery of records outside of the errands.
  package func recordDelivery() -> RecordDelivery {
    guard wanted.load(ordering: .acquiring) != 0 else { return RecordDelivery() }
    return state.withLock { $0.recordDelivery() }
  }
}

// MARK: - Carrying out

extension PhoneHost {
  private func carryOut(_ delivery: consuming Boxed<PhoneDelivery>) {
    var mine = Optional(consume delivery)
    while mine != nil {
      mine?.value.takeEach { errand, delivery in carryOut(errand, in: &delivery) }
      // Followers are released outside the lock: releasing one may release objects of the app.
      let earlier = state.withLock { $0.goOn(&mine) }
      withExtendedLifetime(earlier) {}
    }
  }

  // Inlined into its loop, because moving an errand costs as much as carrying out a small one.
  @inline(__always) private func carryOut(
    _ errand: consuming Errand, in delivery: inout RecordDelivery
  ) {
    switch errand {
    case .record(let event):
      delivery.record(event.kind, at: now, event)
    case .overlay(let shown):
      delivery.record(.overlay, at: now, .overlay(appearance(of: shown)))
    case .callback(let callback, let delegate, let session):
      guard delegate.keep() != nil else { return }
      delivery.record(.queue, at: now, .queue(name(of: delegate.queue)))
      delivery.record(.callback, at: now, .callback(callback))
      delivery.flush()
      delegate.send(callback, of: session, courier: courier)
    case .turn(let control, let turn):
      control.turn(turn, on: self, in: &delivery)
    case .systemAction(let control, let value):
      control.callAction(with: value, on: self, in: &delivery)
    case .capture(let interaction, let phase, let button, let isSecondary, let shouldPlaySound):
      delivery.record(.queue, at: now, .queue(name(of: mainQueue)))
      delivery.record(.capture, at: now, .capture(phase, button, isSecondary: isSecondary))
      let press = CapturePress(
        phase: phase, isSecondary: isSecondary, shouldPlaySound: shouldPlaySound, instant: now)
      delivery.flush()
      carry(
        ClosureWork { [self] in MainActor.assumeIsolated { interaction.handle(press, on: self) } },
        to: mainQueue)
    case .notify(let session, let notification):
      delivery.record(.session, at: now, .session(notification))
      delivery.flush()
      session?.tell(notification)
    case .tell(let listeners, let transition, let app):
      delivery.flush()
      let work = ClosureWork { [self] in
        guard read({ $0.world.isToHear(of: transition, in: app) }) else { return }
        listeners.notify(transition)
        step { $0.world.heard(of: transition, in: app, into: &$0.batch) }
      }
      carry(work, to: mainQueue)
    case .device(let device, let change):
      delivery.flush()
      device.tell(change)
    case .biasApplied(let device, let ticket, let instant):
      delivery.flush()
      device.callHandler(ticket: ticket, at: instant)
    case .product(let product, let id, let command):
      delivery.flush()
      product.carryOut(command, of: id, on: self)
    case .letGo:
      // The object is released with the errand.
      return
    }
  }

  /// Returns what records call a queue.
  package func name(of queue: any CallbackQueue) -> String {
    queue === mainQueue ? World.mainQueueName : queue.label
  }

  /// Returns what the overlay shows, as it looks now.
  // Not inlined, because most errands do without it, and it needs much room.
  @inline(never) func appearance(of shown: ShownControls) -> OverlayAppearance {
    switch shown {
    case .hidden: .hidden
    case .control(let control): .control(face(of: control))
    case .list(let controls, let highlighted):
      .list(controls.map(face), highlighted: highlighted)
    }
  }

  /// Returns how a control looks in the overlay of this phone.
  package func face(of control: any ControlObject) -> ControlFace { control.face(on: self) }
}
