import CameraControl

// Every call that drives the phone has a synchronous and an asynchronous version. The versions wait
// for callbacks differently. The first two parts contain the code between two waits.
//
// Time advances from deadline to deadline. The rest of a pause, after its last deadline, passes
// together with the reading or input that follows, so a pause in which nothing is due costs next to
// nothing.

extension SimulatedPhone {
  /// How late callbacks usually are that are late.
  static var usualLag: Duration { .nanoseconds(Finger.interval) * DeliveryOrder.usualLag }

  /// Returns the next deadline of the phone or its clock that is not after `instant`.
  func nextDeadline(by instant: PhoneInstant) -> PhoneInstant? {
    var first = core.nextDeadline
    if courier.hasWaits, let wakeUp = courier.nextWait { first = min(wakeUp, first ?? wakeUp) }
    guard let first, first <= instant else { return nextDue(before: instant) }
    return max(min(first, nextDue(before: first) ?? first), core.now)
  }

  /// Returns when the next callback that lags is due, if that is before `instant`: one that is due
  /// at `instant` is ready together with what happens then.
  private func nextDue(before instant: PhoneInstant) -> PhoneInstant? {
    courier.nextDue.flatMap { $0 < instant ? max($0, core.now) : nil }
  }

  /// Advances the phone to `instant`; the callbacks are sent once the caller begins to wait.
  func advance(to instant: PhoneInstant) { held(until: instant) { core.advance(to: instant) } }

  /// Lets the rest of a pause pass, in which nothing is due.
  ///
  /// Perhaps no wait follows, so callbacks that other threads added are sent at once.
  func passRest(until end: PhoneInstant) {
    held(until: end, sendsAtOnce: true) { core.advance(to: end) }
  }

  /// Performs an act, and returns whether there was anything to do.
  private func begin(_ act: TimedAct.Act, at instant: PhoneInstant) -> Bool {
    switch act {
    case .nothing: return false
    case .sample(let sample): begin(sample.moved(to: instant))
    case .input(let input):
      held(until: instant) { core.host.receive(input, at: instant, isHeld: true) }
    case .settings(let change):
      held(until: instant) {
        core.advance(to: instant)
        change(&core.settings)
      }
    }
    return true
  }

  @inline(__always) private func begin(_ sample: ButtonSample) {
    held(until: sample.instant) { core.host.receive(sample, isHeld: true) }
  }

  private func held(until instant: PhoneInstant, sendsAtOnce: Bool = false, _ body: () -> Void) {
    courier.hold()
    courier.reach(instant)
    body()
    if sendsAtOnce { courier.release() } else { courier.letGo() }
  }

  // MARK: A step in parts

  private func begin(_ step: GestureStep) -> RunningStep {
    let instant = core.now
    store.append(.step(step), at: instant)
    return RunningStep(acts: acts(for: step), instant: instant)
  }

  /// Performs the next part of a step, up to a deadline or an act, and returns `false` once there is
  /// none.
  // Inlined, because a step that stays in registers saves one in seventy instructions of a step.
  @inline(__always) private func performPart(of step: inout RunningStep) -> Bool {
    if let deadline = step.passed {
      if courier.wakeNext(at: deadline) { return true }
      step.passed = nil
    }
    while step.next < step.acts.count {
      let act = step.acts[step.next]
      if !step.isPausing {
        step.isPausing = true
        step.instant = max(step.instant, core.now).advanced(nanoseconds: act.pause)
      }
      if act.pause > 0, let deadline = nextDeadline(by: step.instant) {
        advance(to: deadline)
        step.passed = deadline
        return true
      }
      step.isPausing = false
      step.instant = max(step.instant, core.now)
      step.next += 1
      if begin(act.act, at: step.instant) { return true }
    }
    reuse(&step.acts)
    if core.now < step.instant { passRest(until: step.instant) }
    return false
  }

  // MARK: From synchronous code

  /// Performs a step, unless it makes no sense.
  func make(_ step: GestureStep, _ fileID: StaticString, _ line: UInt) {
    let call = beginCall(fileID, line)
    defer { endCall(call) }
    guard accepts([step]) else { return }
    courier.beginStep()
    drive { carryOut(step) }
  }

  /// Runs `body`, during which callbacks may lag, and waits for those that do.
  func drive(_ body: () -> Void) {
    noteUse()
    // The phone rejects a gesture from an observer, and an observer cannot wait.
    guard courier.isShuffled, !courier.isHolding else { return body() }
    courier.beginDrive()
    body()
    courier.endDrive()
    courier.wait()
  }

  /// Performs a step that makes sense, unless the phone waits for the calling code.
  func carryOut(_ step: GestureStep) {
    guard canPerform(step.row.word) else { return }
    if case .repeated(let count, let steps) = step {
      for _ in 0..<count { for step in steps { carryOut(step) } }
      return
    }
    guard knowsName(in: step) else { return }
    beginActing()
    defer { endActing() }
    var callerQueue = CallerQueue()
    courier.wait(from: &callerQueue)
    var running = begin(step)
    while performPart(of: &running) { courier.wait(from: &callerQueue) }
  }

  private func passDeadlines(by target: PhoneInstant) {
    while let deadline = nextDeadline(by: target) { pass(deadline: deadline) }
  }

  func pass(deadline: PhoneInstant) {
    advance(to: deadline)
    courier.wait()
    while courier.wakeNext(at: deadline) { courier.wait() }
  }

  func feed(_ samples: some Sequence<ButtonSample>) {
    guard canPerform("send") else { return }
    beginActing()
    defer { endActing() }
    var callerQueue = CallerQueue()
    courier.wait(from: &callerQueue)
    var notes = FeedNotes(self)
    for sample in samples {
      guard accepts(sample.instant) else { break }
      passDeadlines(by: max(sample.instant, core.now))
      notes.add(sample)
      begin(sample.moved(to: max(sample.instant, core.now)))
      courier.wait(from: &callerQueue)
    }
    notes.finish()
  }
}

// MARK: From asynchronous code

extension SimulatedPhone {
  /// Performs a step, unless it makes no sense.
  func make(_ step: GestureStep, _ fileID: StaticString, _ line: UInt) async {
    let call = beginCall(fileID, line)
    defer { endCall(call) }
    guard accepts([step]) else { return }
    courier.beginStep()
    await drive { await carryOut(step) }
  }

  /// Runs `body`, during which callbacks may lag, and waits for those that do.
  func drive(_ body: () async -> Void) async {
    noteUse()
    guard courier.isShuffled else { return await body() }
    courier.beginDrive()
    await body()
    courier.endDrive()
    await courier.wait()
  }

  /// Performs a step that makes sense.
  func carryOut(_ step: GestureStep) async {
    if case .repeated(let count, let steps) = step {
      for _ in 0..<count { for step in steps { await carryOut(step) } }
      return
    }
    guard knowsName(in: step) else { return }
    beginActing()
    defer { endActing() }
    await courier.wait()
    var running = begin(step)
    while performPart(of: &running) { await courier.wait() }
  }

  private func passDeadlines(by target: PhoneInstant) async {
    while let deadline = nextDeadline(by: target) { await pass(deadline: deadline) }
  }

  func pass(deadline: PhoneInstant) async {
    advance(to: deadline)
    await courier.wait()
    while courier.wakeNext(at: deadline) { await courier.wait() }
  }

  func feed(_ samples: some Sequence<ButtonSample> & Sendable) async {
    beginActing()
    defer { endActing() }
    await courier.wait()
    var notes = FeedNotes(self)
    for sample in samples {
      guard accepts(sample.instant) else { break }
      await passDeadlines(by: max(sample.instant, core.now))
      notes.add(sample)
      begin(sample.moved(to: max(sample.instant, core.now)))
      await courier.wait()
    }
    notes.finish()
  }
}

/// A step that a phone performs, part by part: after each part, the caller waits for callbacks.
private struct RunningStep {
  var acts: [TimedAct]

  /// The place of the next act.
  var next = 0

  /// When the last act took place, or with `isPausing`, when the next one is to.
  var instant: PhoneInstant

  /// Whether the pause before the next act has begun.
  var isPausing = false

  /// A deadline that has passed: tasks that sleep until then wake up once callbacks have run.
  var passed: PhoneInstant?
}

extension ButtonSample {
  /// Returns the reading at another instant.
  fileprivate func moved(to instant: PhoneInstant) -> ButtonSample {
    guard instant != self.instant else { return self }
    return ButtonSample(
      instant: instant, force: force, position: position, isSwitchDown: isSwitchDown)
  }
}
