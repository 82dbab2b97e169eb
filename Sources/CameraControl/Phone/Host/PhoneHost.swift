import Synchronization

/// The thin class around a phone's world: it owns the lock, finds objects by their identifiers, and
/// carries out what the machines request.
///
/// While the host holds its lock, it takes no other lock, runs no code of an app, and releases no
/// object of an app. One thread at a time carries out the effects, in order. New effects wait, so
/// an effect that causes another effect doesn't nest.
package final class PhoneHost: Sendable {
  let character: PhoneCharacter
  let mainQueue: any CallbackQueue
  package let courier: (any Courier)?

  private let state: Guarded<PhoneState>
  private let clock = Atomic<Int64>(0)
  private let deadline = Atomic<Int64>(.max)
  private let drivers = ObserverList<Void>()

  init(
    _ model: PhoneModel, settings: PhoneSettings, behavior: PhoneBehavior, quirks: Quirks,
    symbols: SymbolCatalog, mainQueue: any CallbackQueue, courier: (any Courier)?
  ) {
    var (behavior, settings) = (behavior, settings)
    let errors =
      settings.correct(from: PhoneSettings()) + behavior.correct(for: settings.lightPressForce)
    character = PhoneCharacter(model: model, behavior: behavior, quirks: quirks, symbols: symbols)
    self.mainQueue = mainQueue
    self.courier = courier
    var world = World(character, settings: settings)
    // The phone has no observer yet, so these findings need no records.
    for error in errors { _ = world.findings.add(.refusal(error)) }
    state = Guarded(PhoneState(world: world))
  }

  var model: PhoneModel { character.model }
  var behavior: PhoneBehavior { character.behavior }
  var quirks: Quirks { character.quirks }

  // MARK: Time

  /// The current instant: the latest instant of an input or of a call that advanced the time.
  var now: PhoneInstant { PhoneInstant(nanoseconds: clock.load(ordering: .acquiring)) }

  /// The next instant at which the phone acts without an input, or `nil` if there is none.
  var nextDeadline: PhoneInstant? {
    let nanoseconds = deadline.load(ordering: .acquiring)
    return nanoseconds == .max ? nil : PhoneInstant(nanoseconds: nanoseconds)
  }

  /// The next deadline without those of products, because a product has one during every visit.
  package var nextDeadlineBesidesProducts: PhoneInstant? {
    read { $0.world.deadlines.earliestBesidesProducts }
  }

  /// Performs everything that is due by `instant`; an instant in the past changes nothing.
  func advance(to instant: PhoneInstant) {
    fireDeadlines(by: instant)
    // No timer is due, so only the clock moves; the next input updates the world.
    if now < instant { clock.max(instant.nanoseconds, ordering: .acquiringAndReleasing) }
  }

  /// Handles a reading of the button, after everything that is due before it.
  ///
  /// `isHeld` is `true` if the caller holds back the courier, because more readings follow.
  package func receive(_ sample: ButtonSample, isHeld: Bool = false) {
    fireDeadlines(by: sample.instant)
    change(
      at: sample.instant, isHeld: isHeld,
      // Nearly all readings come from a finger that continues to slide on an open overlay, and
      // these readings do not depend on a delegate.
      looking: {
        $0.recognizer.canPress(sample) || !$0.overlay.isOpen || !$0.recognizer.isSliding
      },
      { $0.world.receive(sample) })
  }

  /// Handles an input, after everything that is due before it.
  package func receive(_ input: PhoneInput, at instant: PhoneInstant, isHeld: Bool = false) {
    fireDeadlines(by: instant)
    change(at: instant, isHeld: isHeld) { $0.world.receive(input) }
  }

  // Usually no timer is due, and this is only a comparison.
  // Inlined, because every reading passes here.
  @inline(__always) private func fireDeadlines(by instant: PhoneInstant) {
    while deadline.load(ordering: .acquiring) <= instant.nanoseconds {
      guard change({ $0.world.fireNext(by: instant) }) else { return }
    }
  }

  /// Calls `handler` whenever ``nextDeadline`` has changed.
  func observeDeadlines(_ handler: @escaping @Sendable () -> Void) -> ObservationToken {
    drivers.add(handler)
  }

  // MARK: The lock

  /// Returns the result of `body` for the state.
  package func read<Result: Sendable>(_ body: (borrowing PhoneState) -> Result) -> Result {
    state.withLock { body($0) }
  }

  /// Returns the objects of a class that are among those of `body`.
  func objects<Kind, Object: Sendable>(_ body: (borrowing PhoneState) -> [Object?]) -> [Kind] {
    read(body).compactMap { $0 as? Kind }
  }

  /// Performs an app's change to the world, and carries out its effects.
  @discardableResult
  package func change<Result: Sendable, Failure>(
    _ body: (inout PhoneState) throws(Failure) -> Result
  ) throws(Failure) -> Result { try change(at: now, body) }

  private func change<Result: Sendable, Failure>(
    at instant: PhoneInstant, isHeld: Bool = false,
    looking: (borrowing World) -> Bool = { _ in true },
    _ body: (inout PhoneState) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !isHeld { courier?.hold() }
    defer { if !isHeld { courier?.release() } }
    var (result, batch) = try apply(at: instant, looking: looking, begins: true, body)
    // Taken, so that its storage has one owner.
    if let batch = batch.take() { carryOut(batch) }
    return result
  }

  /// Performs a change to the world, and leaves its effects for ``carryOut()``.
  ///
  /// A handle with its own lock informs its phone under that lock, so that the phone receives two
  /// changes in order. The handle carries out the effects once its lock is free.
  func changeLeavingEffects<Result: Sendable, Failure>(
    _ body: (inout PhoneState) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try apply(at: now, looking: { _ in true }, begins: false, body).result
  }

  /// Registers an object that the world knows already.
  func register(_ body: (inout Registry) -> Void) { state.withLock { body(&$0.registry) } }

  /// Holds back a test's courier until ``releaseCourier()``.
  ///
  /// A change that others can see before the phone learns of it is made between the two calls: a
  /// test that has seen the change may go on at once, and by then the phone must know of it.
  func holdCourier() { courier?.hold() }

  /// Ends what ``holdCourier()`` began.
  func releaseCourier() { courier?.release() }

  private func apply<Result: Sendable, Failure>(
    at instant: PhoneInstant, looking: (borrowing World) -> Bool, begins: Bool,
    _ body: (inout PhoneState) throws(Failure) -> Result
  ) throws(Failure) -> (result: Result, batch: PhoneState.Batch?) {
    // The delegates belong to the app, so they are released once the lock is free.
    var kept = RetainedDelegates()
    let (result, movesDeadline, batch) = try state.withLock { (state) throws(Failure) in
      state.world.catchUp(to: max(instant, now))
      if looking(state.world) { state.lookForDelegates(keeping: &kept) }
      let result = try body(&state)
      state.world.finish()
      state.findObjects()
      // Written only under the lock, so a load and a store are enough.
      clock.store(state.world.now.nanoseconds, ordering: .releasing)
      let next = state.world.deadlines.earliestNanoseconds
      let movesDeadline = deadline.load(ordering: .relaxed) != next
      if movesDeadline { deadline.store(next, ordering: .releasing) }
      return (result, movesDeadline, begins ? state.begin() : nil)
    }
    if movesDeadline { drivers.notify(()) }
    return (result, batch)
  }

  // MARK: Following

  /// Calls `handler` with all records of some kinds from now on, and `end` when the phone is released.
  ///
  /// No records of other kinds are created. The handler receives records even after the caller has
  /// released the result.
  package func follow(
    _ kinds: PhoneRecord.Kinds, _ handler: @escaping @Sendable (ArraySlice<PhoneRecord>) -> Void,
    end: @escaping @Sendable () -> Void = {}
  ) -> Following {
    let follower = Follower(kinds, handler, end: end)
    state.withLock { $0.add(follower) }
    return Following(host: self, follower: follower)
  }

  func remove(_ follower: Follower) {
    follower.stop()
    // The follower is released outside the lock: releasing it may release objects of the app.
    let removed = state.withLock { $0.remove(follower) }
    withExtendedLifetime(removed) {}
  }

  /// Releases the views that apps show and the code of products, which would otherwise keep the
  /// phone alive.
  package func releaseOwners() {
    let owners = state.withLock { $0.registry.removeOwners() }
    withExtendedLifetime(owners) {}
  }

  /// Sends the followers a record that no machine decided.
  package func record(_ event: PhoneRecord.Event) { change { $0.world.record(event) } }

  // MARK: Carrying out

  /// Carries out the pending effects, unless another thread is doing so.
  func carryOut() { if let batch = state.withLock({ $0.begin() }) { carryOut(batch) } }

  private func carryOut(_ batch: consuming PhoneState.Batch) {
    var batch = batch
    repeat {
      // Removed from the list, so that the objects of an effect are released after it.
      while let (effect, after) = batch.effects.popLast() {
        if batch.delivered < after { deliverRecords(of: &batch, upTo: after) }
        carryOut(effect)
      }
      let end = batch.records.all.count
      if batch.delivered < end { deliverRecords(of: &batch, upTo: end) }
      batch.clear()
    } while state.withLock { $0.continueBatch(&batch) }
  }

  /// Delivers the records that come before a place, before code of an app runs.
  private func deliverRecords(of batch: inout PhoneState.Batch, upTo end: Int) {
    let news = batch.records.all[batch.delivered..<end]
    batch.delivered = end
    // By index: a loop over the followers would retain all of them.
    for index in batch.followers.indices {
      batch.followers[index].receive(news, of: batch.records.kinds)
    }
  }

  // Apart from the other effects, because the compiler would copy each of them to read the phase of a press.
  @inline(never) private func send(_ press: CapturePress, to interaction: any InteractionObject) {
    mainQueue.deliver(about: press.subject, through: courier) { [self] in
      MainActor.assumeIsolated { interaction.handle(press, on: self) }
    }
  }

  private func carryOut(_ effect: PhoneEffect<Objects>) {
    switch effect {
    case .value(let control, let value, let number):
      control.receive(value, number: number, on: self)
    case .callback(let callback, let delegate, let session):
      delegate.send(callback, of: session, courier: courier)
    case .press(let interaction, let press): send(press, to: interaction)
    case .notify(let session, let notification): session.notify(notification)
    case .transition(let (app, listeners), let transition):
      mainQueue.deliver(through: courier) { [self] in
        guard read({ $0.world.isPending(transition, of: app) }) else { return }
        listeners.notify(transition)
        change { $0.world.finishTransition(transition, of: app) }
      }
    case .device(let device, let change): device.notify(change)
    case .biasApplied(let device, let ticket, let instant):
      device.callHandler(ticket: ticket, at: instant)
    case .product(let (id, product), let command): product.carryOut(command, of: id, on: self)
    case .release: return  // The object goes with its effect.
    }
  }

  /// Returns the name of a queue in records.
  func name(of queue: any CallbackQueue) -> String {
    queue === mainQueue ? World.mainQueueName : queue.label
  }
}
