import CameraControl
import Dispatch

// Waiting for callbacks, from threads and from tasks.

extension CallbackCourier {
  /// Waits until every callback has finished, and meanwhile runs those that may run on this thread.
  func wait() {
    guard !load.reading.isIdle, !isInside else { return }
    // Usually everything can run here, and there is nothing to block on.
    guard var halt = runHere() else { return }
    let signal = DispatchSemaphore(value: 0)
    state.withLock { $0.drivers.append(signal) }
    _ = load.enter()
    defer {
      state.withLock { state in state.drivers.removeAll { $0 === signal } }
      load.leave()
      pump()
    }
    // What ran elsewhere may have finished before this thread was registered to be signalled.
    if case .isElsewhere = halt {
      guard let next = runHere() else { return }
      halt = next
    }
    drive(signal, first: halt)
  }

  /// Why a waiting thread cannot go on.
  private enum Halt {
    /// The next piece has not been sent yet, and belongs to a queue that this thread is not on.
    case mustSetOut(CallbackLine.Piece, any CallbackQueue)
    /// The next piece is out on another thread or queue, or held.
    case isElsewhere
  }

  /// What a waiting thread finds at the front of the line.
  private enum Sight {
    /// Nothing is left.
    case idle
    /// A piece whose turn it is, and that this thread has to run.
    case mine(CallbackLine.Piece)
    /// A piece that its queue has to run, or a thread that is on that queue.
    case offered(CallbackLine.Piece, any CallbackQueue, isNew: Bool)
    /// A piece for a blocked queue, which only the queue may run, after the piece that blocks it.
    case late(CallbackLine.Piece, any CallbackQueue)
    /// A piece that runs elsewhere, or is held.
    case elsewhere
  }

  /// Runs what can run on this thread, until nothing is left or the thread has to wait.
  private func runHere() -> Halt? {
    var sight = change { self.look(&$0) }
    while true {
      switch sight {
      case .idle:
        return nil
      case .mine(let piece):
        sight = run(piece) { self.look(&$0) }
      case .offered(let piece, let queue, let isNew):
        guard queue.isCurrent else { return isNew ? .mustSetOut(piece, queue) : .isElsewhere }
        switch start(piece) {
        case .now: sight = run(piece) { self.look(&$0) }
        // It was given up since the look.
        case .late: sight = run(piece) { self.look(&$0) }
        case .never: sight = change { self.look(&$0) }
        }
      case .late(let piece, let queue):
        return .mustSetOut(piece, queue)
      case .elsewhere:
        return .isElsewhere
      }
    }
  }

  /// Takes the next piece for this thread, or returns what stands in the way.
  private func look(_ state: inout CourierState) -> Sight {
    if let next = takeNextHere(&state) {
      guard case .queue(let queue) = next.place else { return .mine(next) }
      let isLate = state.line.offered == nil
      return isLate ? .late(next, queue) : .offered(next, queue, isNew: true)
    }
    if let out = state.line.offered, let queue = out.place.queue {
      return .offered(out, queue, isNew: false)
    }
    return state.line.count == 0 && !load.reading.isHeld ? .idle : .elsewhere
  }

  private func drive(_ signal: DispatchSemaphore, first: Halt) {
    var halt: Halt? = first
    while let reason = halt {
      switch reason {
      case .mustSetOut(let piece, let queue): offer(piece, to: queue)
      case .isElsewhere:
        // If no piece is out, another thread holds the courier, and there is nothing to give up.
        if signal.wait(timeout: .now() + patience.dispatched) == .timedOut, !giveUp() { return }
      }
      halt = runHere()
    }
  }

  /// Waits until every callback has finished.
  func wait() async {
    guard !load.reading.isIdle else { return }
    pump()
    // Usually everything has run in place by now.
    guard !load.reading.isIdle else { return }
    await withCheckedContinuation { continuation in
      let (isIdle, watched) = state.withLock { state -> (Bool, UInt64?) in
        // From here on, the change that makes the courier idle sees this listener.
        if load.enter().isIdle {
          load.leave()
          return (true, nil)
        }
        state.waiters.append(continuation)
        return (false, state.startWatching())
      }
      if isIdle { continuation.resume() }
      if let watched { watch(watched) }
    }
  }

  /// Sends an empty piece to every known queue, so that a wait covers what was enqueued before it.
  func flush() {
    for queue in state.withLock({ $0.queues }) { carry(NoWork.shared, to: queue) }
  }
}

// MARK: Giving up

extension CallbackCourier {
  private func watch(_ turn: UInt64) {
    DispatchQueue.global().asyncAfter(deadline: .now() + patience.dispatched) { [weak self] in
      self?.look(after: turn)
    }
  }

  /// Gives up the piece that was out when the watch began, if it still is.
  private func look(after turn: UInt64) {
    let wasOut = giveUp(on: turn)
    let (next, tooLate) = state.withLock { state in
      state.isWatched = false
      // No piece was out at either time, so a hold has lasted too long.
      let isHeldUp = !wasOut && turn == 0 && state.line.out == nil
      let tooLate = isHeldUp ? state.takeWaiters() : []
      return (state.waiters.isEmpty ? nil : state.startWatching(), tooLate)
    }
    load.leave(tooLate.count)
    for waiter in tooLate { waiter.resume() }
    if let next { watch(next) }
  }

  /// Gives up a piece, and returns whether it was still out.
  @discardableResult
  private func giveUp(on turn: UInt64? = nil) -> Bool {
    guard let turn = turn ?? state.withLock({ $0.line.out?.turn }) else { return false }
    let (stub, tell) = change { state in
      let stub = state.line.giveUp(on: turn)
      if stub != nil { self.clearRunner() }
      return (stub, state.onStuck)
    }
    guard let stub else { return false }
    let label = stub.place.label
    state.withLock { $0.stuck.append(label) }
    tell(label)
    wake()
    pump()
    return true
  }
}
