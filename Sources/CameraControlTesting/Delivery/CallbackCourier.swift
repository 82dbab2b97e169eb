import CameraControl
import Dispatch

/// Takes the callbacks of a phone to their queues, one at a time, and lets others wait for them.
///
/// A thread that waits becomes the driver: it runs what may run on it, such as work of the main
/// queue on the main thread, which it would otherwise block. Without a driver, whoever has finished
/// a callback sends out the next one.
final class CallbackCourier: Courier {
  private let state = Locked(CourierState())

  /// What ran last, so that code inside a callback is known and not waited for.
  @TaskLocal private static var running: (courier: ObjectIdentifier, turn: UInt64)?

  /// How long, in real time, a callback may take before nobody waits for it any more.
  var patience: Duration {
    get { state.withLock { $0.patience } }
    set { state.withLock { $0.patience = newValue } }
  }

  /// The labels of the queues on which a callback took too long, in order.
  var stuck: [String] { state.withLock { $0.stuck } }

  /// Hears the label of a queue on which a callback took too long.
  var onStuck: @Sendable (String) -> Void {
    get { state.withLock { $0.onStuck } }
    set { state.withLock { $0.onStuck = newValue } }
  }

  /// Hears when somebody has changed something, or may have.
  var onChange: @Sendable () -> Void {
    get { state.withLock { $0.onChange } }
    set { state.withLock { $0.onChange = newValue } }
  }

  /// The label of a queue that still has not run a callback which took too long.
  var blocked: String? { state.withLock { $0.line.blockedQueue?.label } }

  /// The queues that wait to be drained by hand, and what they have of this phone.
  var undrained: [(label: String, count: Int)] {
    state.withLock { $0.manual.filter { $0.pending > 0 }.map { ($0.queue.label, $0.pending) } }
  }
}

// MARK: What a phone asks

extension CallbackCourier {
  func carry(_ work: @escaping @Sendable () -> Void, to queue: any CallbackQueue) {
    if let manual = queue as? ManualQueue {
      count(1, on: manual)
      manual.enqueue { [weak self] in
        self?.count(-1, on: manual)
        work()
      }
      return
    }
    state.withLock { state in
      if !(queue is InPlaceQueue), !state.queues.contains(where: { $0 === queue }) {
        state.queues.append(queue)
      }
      state.line.add(work, to: queue)
    }
    pump()
  }

  func hold() {
    state.withLock { $0.line.hold() }
  }

  func release() {
    letGo()
    pump()
    // The app may have changed something that nobody else tells of, such as a session's controls.
    state.withLock { $0.onChange }()
  }

  /// Takes a hold back, and leaves it to the caller to wait for what sets out then.
  func letGo() {
    wake { $0.release() }
  }

  private func count(_ change: Int, on queue: ManualQueue) {
    state.withLock { state in
      if let index = state.manual.firstIndex(where: { $0.queue === queue }) {
        state.manual[index].pending += change
      } else {
        state.manual.append((queue, change))
      }
    }
  }
}

// MARK: Setting out

extension CallbackCourier {
  /// Lets pieces set out, as far as they can; a driver does it itself.
  private func pump() {
    while let piece = takeNext() {
      if piece.runsInPlace { run(piece) } else { offer(piece) }
    }
  }

  private func takeNext() -> CallbackLine.Piece? {
    let (piece, drivers) = state.withLock { state in
      state.drivers.isEmpty ? (state.line.takeNext(), []) : (nil, state.drivers)
    }
    for driver in drivers { driver.signal() }
    return piece
  }

  private func offer(_ piece: CallbackLine.Piece) {
    piece.queue.enqueue { [self] in
      if start(piece) { pump() }
    }
  }

  /// Runs an offered piece, unless somebody else has; tells whether it was its turn.
  private func start(_ piece: CallbackLine.Piece) -> Bool {
    switch state.withLock({ $0.line.start(piece) }) {
    case .now:
      run(piece)
      return true
    case .late:
      piece.work()
      wake { $0.finish(piece) }
      return false
    case .never:
      return false
    }
  }

  private func run(_ piece: CallbackLine.Piece) {
    Self.$running.withValue((ObjectIdentifier(self), piece.turn), operation: piece.work)
    wake { $0.finish(piece) }
  }

  /// Changes the line, and wakes those who wait for that.
  @discardableResult
  private func wake<Result: Sendable>(after change: (inout CallbackLine) -> Result) -> Result {
    let (result, drivers, waiters) = state.withLock { state in
      (change(&state.line), state.drivers, state.takeWaiters())
    }
    for driver in drivers { driver.signal() }
    for waiter in waiters { waiter.resume() }
    return result
  }

  /// Whether the code that asks is part of the callback that is out.
  private var isInside: Bool {
    guard let running = Self.running, running.courier == ObjectIdentifier(self) else {
      return false
    }
    return state.withLock { $0.line.out?.turn == running.turn }
  }
}

// MARK: Waiting

extension CallbackCourier {
  /// Waits until every callback has finished, and runs those that may run on this thread.
  func wait() {
    guard !state.withLock({ $0.line.isIdle }), !isInside else { return }
    // Most often everything can run here, and there is nothing to block on.
    guard var halt = runHere() else { return }
    let signal = DispatchSemaphore(value: 0)
    state.withLock { $0.drivers.append(signal) }
    defer {
      state.withLock { state in state.drivers.removeAll { $0 === signal } }
      pump()
    }
    // What was elsewhere may have finished before anybody knew whom to signal.
    if case .isElsewhere = halt {
      guard let next = runHere() else { return }
      halt = next
    }
    drive(signal, first: halt)
  }

  /// What a thread that waits comes upon.
  private enum Halt {
    /// A piece that belongs to a queue this thread is not on, and has not set out.
    case mustSetOut(CallbackLine.Piece)
    /// A piece that is out somewhere else, or held.
    case isElsewhere
  }

  /// Runs what can run on this thread, until nothing is left or something has to be waited for.
  private func runHere() -> Halt? {
    while true {
      let (isIdle, next, out) = state.withLock { state in
        let next = state.line.takeNext()
        return (state.line.isIdle, next, state.line.offered)
      }
      if let next, next.runsInPlace {
        run(next)
      } else if let out, out.queue.isCurrent {
        _ = start(out)
      } else if let next {
        return .mustSetOut(next)
      } else {
        return isIdle ? nil : .isElsewhere
      }
    }
  }

  private func drive(_ signal: DispatchSemaphore, first: Halt) {
    var halt: Halt? = first
    while let reason = halt {
      switch reason {
      case .mustSetOut(let piece): offer(piece)
      case .isElsewhere:
        // If nothing is out, somebody holds it all up, and there is nothing to give up on.
        if signal.wait(timeout: .now() + patience.dispatched) == .timedOut, !giveUp() { return }
      }
      halt = runHere()
    }
  }

  /// Waits until every callback has finished.
  func wait() async {
    guard !state.withLock({ $0.line.isIdle }), !isInside else { return }
    pump()
    await withCheckedContinuation { continuation in
      let (isIdle, watched) = state.withLock { state -> (Bool, UInt64?) in
        if state.line.isIdle { return (true, nil) }
        state.waiters.append(continuation)
        return (false, state.startWatching())
      }
      if isIdle { continuation.resume() }
      if let watched { watch(watched) }
    }
  }

  /// Sends an empty piece to each queue that is known, so that what was enqueued there has run.
  func flush() {
    for queue in state.withLock({ $0.queues }) { carry({}, to: queue) }
  }

  private func watch(_ turn: UInt64) {
    DispatchQueue.global().asyncAfter(deadline: .now() + patience.dispatched) { [weak self] in
      self?.look(after: turn)
    }
  }

  /// Looks whether the piece that was out when the watch began still is.
  private func look(after turn: UInt64) {
    let wasOut = giveUp(on: turn)
    let (next, tooLate) = state.withLock { state in
      state.isWatched = false
      // Somebody holds it all up for too long.
      let isHeldUp = !wasOut && turn == 0 && state.line.out == nil
      let tooLate = isHeldUp ? state.giveUpWaiting() : []
      return (state.waiters.isEmpty ? nil : state.startWatching(), tooLate)
    }
    for waiter in tooLate { waiter.resume() }
    if let next { watch(next) }
  }

  /// Stops to wait for a piece; tells whether it was still out.
  @discardableResult
  private func giveUp(on turn: UInt64? = nil) -> Bool {
    guard let turn = turn ?? state.withLock({ $0.line.out?.turn }) else { return false }
    let (piece, tell) = state.withLock { state in
      let piece = state.line.giveUp(on: turn)
      if let piece { state.stuck.append(piece.queue.label) }
      return (piece, state.onStuck)
    }
    guard let piece else { return false }
    tell(piece.queue.label)
    wake { _ in }
    pump()
    return true
  }
}
