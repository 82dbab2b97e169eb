import CameraControl
import Dispatch

// Waiting for callbacks, from threads and from tasks.

extension CallbackCourier {
  /// Waits until every callback has finished, and runs those that may run on this thread.
  ///
  /// If a callback takes longer than `ownPatience`, only the wait ends, and the method returns the delay.
  /// If `ownPatience` is `nil`, the phone gives up on the callback after the phone's patience.
  @discardableResult
  func wait(ownPatience: Duration? = nil) -> CourierDelay? {
    var callerQueue = CallerQueue()
    return wait(ownPatience: ownPatience, from: &callerQueue)
      ?? waitForOutsideWork(ownPatience, from: &callerQueue)
  }

  /// Waits like ``wait(ownPatience:)``, for a caller that waits again and again.
  func wait(from callerQueue: inout CallerQueue) {
    // After most readings there is nothing to wait for.
    if !load.reading.isIdle { _ = wait(ownPatience: nil, from: &callerQueue) }
    if hasOutside.load(ordering: .acquiring) { waitForOutsideWork(nil, from: &callerQueue) }
  }

  func wait(ownPatience: Duration?, from callerQueue: inout CallerQueue) -> CourierDelay? {
    guard !load.reading.isIdle, !isInside else { return nil }
    // Usually everything can run here, and the thread need not block.
    guard var halt = runHere(&callerQueue) else { return nil }
    let signal = DispatchSemaphore(value: 0)
    state.withLock { $0.drivers.append(signal) }
    _ = load.enter()
    defer {
      state.withLock { state in state.drivers.removeAll { $0 === signal } }
      load.leave()
      pump()
    }
    // Work on another thread may have finished before this thread began to wait for the signal.
    if case .isElsewhere = halt {
      guard let next = runHere(&callerQueue) else { return nil }
      halt = next
    }
    return drive(signal, first: halt, ownPatience: ownPatience, from: &callerQueue)
  }

  /// The reason why a waiting thread can't continue.
  private enum Halt {
    /// The next callback hasn't been sent to its queue yet, and this thread isn't on that queue.
    case mustSetOut(CallbackLine.Piece, any CallbackQueue)
    /// The next callback is with another thread or queue, or is held back.
    case isElsewhere
  }

  /// The state of the first callback in the line, as a waiting thread sees it.
  private enum Sight {
    /// Nothing is left.
    case idle
    /// The next callback, which this thread has to run.
    case mine(CallbackLine.Piece)
    /// A callback for a queue, which this thread may run only if the thread is on that queue.
    case offered(CallbackLine.Piece, isNew: Bool)
    /// A callback behind an earlier one that blocks its queue; only the queue may run the callback.
    case late(CallbackLine.Piece, any CallbackQueue)
    /// A callback that is with another thread or queue, or is held back.
    case elsewhere
  }

  /// Runs what can run on this thread, until nothing is left or the thread has to wait.
  private func runHere(_ callerQueue: inout CallerQueue) -> Halt? {
    // A piece is released only after it has finished: that may release objects of the app, whose code
    // does not run inside the callback then.
    var sight = next(after: nil)
    while true {
      switch consume sight {
      case .idle: return nil
      case .mine(let piece):
        perform(piece)
        sight = next(after: piece.turn)
        withExtendedLifetime(piece) {}
      case .offered(let piece, let isNew):
        guard let queue = piece.place.queue, callerQueue.isOn(queue) else {
          return isNew ? piece.place.queue.map { .mustSetOut(piece, $0) } : .isElsewhere
        }
        // A late piece was given up in the meantime, and a piece that never starts has already run.
        let starts = start(piece, forWaiting: true) != .never
        if starts { perform(piece) }
        sight = next(after: starts ? piece.turn : nil)
        withExtendedLifetime(piece) {}
      case .late(let piece, let queue):
        return .mustSetOut(piece, queue)
      case .elsewhere:
        return .isElsewhere
      }
    }
  }

  /// Finishes the piece of a turn, if there is one, and takes the next for this thread.
  private func next(after turn: UInt64?) -> Sight { finish(turn) { look(&$0) } }

  /// Takes the next piece for this thread, or returns what stands in the way.
  private func look(_ state: inout CourierState) -> Sight {
    // Usually the callback that has just run was the last one.
    if state.count == 0 { return load.reading.isHeld ? .elsewhere : .idle }
    if let next = takeNextHere(&state) {
      guard case .queue(let queue) = next.place else { return .mine(next) }
      let isLate = state.line.offered == nil
      return isLate ? .late(next, queue) : .offered(next, isNew: true)
    }
    if let out = state.line.offered { return .offered(out, isNew: false) }
    return .elsewhere
  }

  private func drive(
    _ signal: DispatchSemaphore, first: Halt, ownPatience: Duration?,
    from callerQueue: inout CallerQueue
  ) -> CourierDelay? {
    var halt: Halt? = first
    while let reason = halt {
      switch reason {
      case .mustSetOut(let piece, let queue): offer(piece, to: queue)
      case .isElsewhere:
        if signal.wait(timeout: .now() + (ownPatience ?? patience).dispatched) == .timedOut {
          if ownPatience != nil { return state.withLock { $0.delay } }
          // If no piece is out, another thread holds the courier, and there is nothing to give up.
          if !giveUp() { return nil }
        }
      }
      halt = runHere(&callerQueue)
    }
    return nil
  }

  /// Waits like the synchronous version; the wait may also end at once if its task is canceled.
  @discardableResult
  func wait(ownPatience: Duration? = nil, endsIfCancelled: Bool = false) async -> CourierDelay? {
    if let delay = await waitForPieces(ownPatience, endsIfCancelled) { return delay }
    return await waitForOutsideWork(ownPatience, endsIfCancelled)
  }

  func waitForPieces(_ ownPatience: Duration?, _ endsIfCancelled: Bool) async -> CourierDelay? {
    guard !load.reading.isIdle else { return nil }
    pump()
    // Usually everything has run in place by now.
    guard !load.reading.isIdle else { return nil }
    let id = state.withLock { $0.makeWaiterID() }
    guard endsIfCancelled else { return await wait(id, ownPatience, endsIfCancelled: false) }
    return await withTaskCancellationHandler {
      await wait(id, ownPatience, endsIfCancelled: true)
    } onCancel: {
      guard let waiter = state.withLock({ $0.takeWaiter(id) }) else { return }
      load.leave()
      waiter.continuation.resume(returning: .cancelled)
    }
  }

  private func wait(
    _ id: UInt64, _ ownPatience: Duration?, endsIfCancelled: Bool
  ) async -> CourierDelay? {
    await withCheckedContinuation { continuation in
      let start = state.withLock { state -> (isOver: Bool, delay: CourierDelay?, turn: UInt64?) in
        // From here on, the change that makes the courier idle notices this listener. An earlier
        // cancellation is noticed here.
        let isIdle = load.enter().isIdle
        if isIdle || endsIfCancelled && Task.isCancelled {
          load.leave()
          return (true, isIdle ? nil : .cancelled, nil)
        }
        state.waiters.append(
          CourierState.Waiter(
            id: id, hasOwnPatience: ownPatience != nil, continuation: continuation))
        return (false, nil, ownPatience == nil ? state.startWatching() : state.line.outTurn)
      }
      if start.isOver { continuation.resume(returning: start.delay) }
      guard let turn = start.turn else { return }
      if let ownPatience {
        watch(turn, for: id, ownPatience)
      } else {
        watch(turn)
      }
    }
  }

  /// Sends an empty piece to every known queue, so that a wait covers what was enqueued before it.
  func flush() {
    let queues = state.withLock { $0.queues }
    guard isShuffled else {
      for queue in queues { carry(ClosureWork {}, to: queue) }
      return
    }
    change { state in
      state.deck?.catchUp()
      for queue in queues { state.deck?.addLast(ClosureWork {}, to: queue) }
    }
    pump()
  }

  // MARK: Giving up

  /// Ends one wait if what is out now is still out when the wait's own patience ends.
  private func watch(_ turn: UInt64, for id: UInt64, _ patience: Duration) {
    DispatchQueue.global().asyncAfter(deadline: .now() + patience.dispatched) { [weak self] in
      guard let self else { return }
      let (waiter, delay, next) = state.withLock { state in
        let isStillOut = state.line.outTurn == turn
        return (
          isStillOut ? state.takeWaiter(id) : nil, state.delay,
          isStillOut || !state.waiters.contains { $0.id == id } ? nil : state.line.outTurn
        )
      }
      if let waiter {
        load.leave()
        waiter.continuation.resume(returning: delay)
      }
      if let next { watch(next, for: id, patience) }
    }
  }

  /// Starts a timer that gives up a piece, unless the patience changes before.
  func watch(_ turn: UInt64) {
    let (patience, number) = state.withLock { ($0.patience, $0.patienceNumber) }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience.dispatched) { [weak self] in
      self?.look(after: turn, number: number)
    }
  }

  /// Gives up the piece that was out when the watch began, if it still is.
  private func look(after turn: UInt64, number: UInt64) {
    guard state.withLock({ $0.patienceNumber == number }) else { return }
    let wasOut = giveUp(on: turn)
    let (next, tooLate) = state.withLock { state in
      state.isWatched = false
      // No piece was out before, and no piece is out now, so a hold has lasted too long.
      let isHeldUp = !wasOut && turn == 0 && state.line.out == nil
      let tooLate = isHeldUp ? state.takeWaiters { !$0.hasOwnPatience } : []
      let isOver = state.waiters.allSatisfy(\.hasOwnPatience)
      return (isOver ? nil : state.startWatching(), tooLate)
    }
    load.leave(tooLate.count)
    for waiter in tooLate { waiter.continuation.resume(returning: nil) }
    if let next { watch(next) }
  }

  /// Gives up a piece, and returns whether it was still out.
  @discardableResult
  private func giveUp(on turn: UInt64? = nil) -> Bool {
    guard let turn = turn ?? state.withLock({ $0.line.out?.turn }) else { return false }
    let stub = change { state in
      let stub = state.line.giveUp(on: turn)
      if stub != nil { self.clearRunner() }
      return stub
    }
    guard let stub else { return false }
    reportStuck(on: stub.place.label)
    wake()
    pump()
    return true
  }

  /// Records that the courier continues without something on a queue.
  func reportStuck(on label: String) {
    let tell = state.withLock { state in
      state.stuck.append(label)
      return state.onTrouble
    }
    tell(.stuck(on: label))
  }
}
