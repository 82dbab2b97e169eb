import CameraControl
import Synchronization

/// Sends a phone's callbacks to their queues, one at a time, and lets threads and tasks wait for them.
///
/// A waiting thread becomes a driver: it runs what may run on it, such as work for the main queue on
/// the main thread, which it would otherwise block. If there is no driver, the thread that finishes
/// a callback sends the next one.
///
/// A piece that runs in place takes the lock three times: to join the line, to set out, and to
/// finish, which also yields the next piece. Holds take no lock.
final class CallbackCourier: Courier {
  let state: Guarded<CourierState>
  let load = CourierLoad()

  /// Whether a timer is set that looks after callbacks on waiting threads.
  let isMinding = Atomic<Bool>(false)

  private let holders = HoldingThreads()

  // The thread that runs the current piece, so that a wait from inside a callback does not wait for
  // that callback. Written under the lock. A task never counts as inside: it outlives the callback
  // that started it, so it waits for that callback like any other.
  private let runner = Atomic<UInt>(ThreadIdentity.none)

  /// Called when something may have changed.
  let onChange: @Sendable () -> Void

  /// What apps wait for.
  let waits = Guarded(AppWaits())

  /// The number of waits, written under their lock, so that a phone without any needs no lock.
  let waitCount = Atomic<Int>(0)

  // Created when the app first creates a task or puts work on a queue, which most apps in tests don't.
  private let presentOutside = AtomicLazyReference<OutsideWork>()

  // Each wait asks, and to load the reference takes hundreds of instructions.
  let hasOutside = Atomic(false)

  /// Work of the app that the courier waits for without carrying it.
  var outside: OutsideWork {
    hasOutside.store(true, ordering: .releasing)
    return presentOutside.load() ?? presentOutside.storeIfNil(OutsideWork())
  }

  /// That work, if some of it has not been seen to end.
  var newOutsideWork: OutsideWork? {
    guard hasOutside.load(ordering: .acquiring), let work = presentOutside.load(), work.isNew
    else { return nil }
    return work
  }

  /// The number of jobs of the app's tasks since time passed.
  let jobs = Atomic<Int>(0)

  /// Whether callbacks on different queues overtake each other.
  let isShuffled: Bool

  let isLogging = Atomic<Bool>(false)

  /// Creates a courier that calls `onChange` when something may have changed.
  ///
  /// Without a deck, it delivers callbacks in order.
  init(deck: CallbackDeck? = nil, onChange: @escaping @Sendable () -> Void) {
    self.onChange = onChange
    isShuffled = deck != nil
    state = Guarded(CourierState(deck: deck))
  }

  /// How long, in real time, a callback may take before the courier gives it up.
  var patience: Duration {
    get { state.withLock { $0.patience } }
    set {
      // Timers of the former patience are void: the waits that are under way start over.
      let (drivers, turn, isRunning) = state.withLock { state in
        state.patience = newValue
        state.patienceNumber += 1
        state.isWatched = false
        isMinding.store(false, ordering: .relaxed)
        let isOver = state.waiters.allSatisfy(\.hasOwnPatience)
        return (state.drivers, isOver ? nil : state.startWatching(), state.line.running != nil)
      }
      for driver in drivers { driver.signal() }
      if let turn { watch(turn) }
      if isRunning { mind() }
    }
  }

  /// The labels of the queues on which a callback took too long, in order.
  var stuck: [String] { state.withLock { $0.stuck } }

  /// A closure that is called when a callback takes too long.
  var onTrouble: @Sendable (CourierTrouble) -> Void {
    get { state.withLock { $0.onTrouble } }
    set { state.withLock { $0.onTrouble = newValue } }
  }

  /// The label of a queue on which a callback took too long and still has not finished.
  var blocked: String? { state.withLock { $0.line.blockedQueue }?.label }

  /// The labels of the manual queues that hold callbacks of this phone, and how many.
  var undrained: [(label: String, count: Int)] {
    state.withLock { $0.manual.filter { $0.pending > 0 } }.map { ($0.queue.label, $0.pending) }
  }

  /// Whether a thread is busy with something that may add callbacks.
  var isHeld: Bool { load.reading.isHeld }

  /// Whether the calling code is part of the callback that is running.
  var isInside: Bool { runner.load(ordering: .relaxed) == ThreadIdentity.current }

  /// Whether the calling code is part of what holds the courier, such as an observer.
  var isHolding: Bool { load.reading.isHeld && holders.includeCurrent }

  // MARK: What a phone calls

  func carry(_ work: any CallbackWork, to queue: any CallbackQueue) {
    guard queue !== InPlaceQueue.shared else { return send(work, to: .anywhere) }
    if let manual = queue as? ManualQueue {
      leave(work, on: manual)
    } else {
      send(work, to: .queue(queue))
    }
  }

  func expect(_ queue: any CallbackQueue) {
    // The courier doesn't wait for callbacks in place, or for callbacks that the test drains.
    guard queue !== InPlaceQueue.shared, !(queue is ManualQueue) else { return }
    state.withLock { $0.note(queue) }
  }

  func hold() {
    let isOnly = load.hold()
    holders.enter(isOnly: isOnly)
    // Another call's callbacks may be running already, so this call's can't overtake them.
    if isShuffled, isOnly { state.withLock { $0.deck?.beginWave() } }
  }

  func release() {
    let after = letGo()
    if after.hasPieces, !after.isHeld { pump() }
  }

  /// Ends a hold, and leaves it to the caller to wait for the pieces that can set out now.
  @discardableResult
  func letGo() -> CourierLoad.Reading {
    holders.leave()
    let after = load.release()
    guard !after.isHeld else { return after }
    if after.hasListeners { wake() }
    // The app may have changed something that sends no other signal, such as a session's controls.
    onChange()
    return after
  }

  private func send(_ work: any CallbackWork, to place: CallbackLine.Place) {
    let origin = origin
    change { state in
      if case .queue(let queue) = place { state.note(queue) }
      state.add(work, to: place, from: origin)
    }
    // Usually a phone holds the courier, and the end of the hold finds this piece. If there is no
    // hold, or it ended just before, perhaps nothing else would send the piece.
    if !load.reading.isHeld { pump() }
  }

  /// What causes the callback that the calling code sends; it matters only if callbacks are shuffled.
  private var origin: CallbackOrigin {
    guard isShuffled else { return .phone }
    return isInside ? .callback : load.reading.isHeld ? .phone : .call
  }

  private func leave(_ work: any CallbackWork, on queue: ManualQueue) {
    count(1, on: queue)
    queue.enqueue { [weak self] in
      self?.count(-1, on: queue)
      work.run()
    }
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

  // MARK: Setting out

  /// Sends as many pieces as can set out; if there are drivers, wakes them instead.
  func pump() { if let next = change({ self.takeNext(&$0) }) { setOut(next) } }

  /// Changes the state, and updates the number of pieces.
  func change<Result: Sendable>(_ body: (inout CourierState) -> Result) -> Result {
    state.withLock { state in
      let before = state.count
      let result = body(&state)
      _ = load.addPieces(state.count - before)
      return result
    }
  }

  /// Takes the next piece; if there are drivers, wakes them instead.
  private func takeNext(_ state: inout CourierState) -> CallbackLine.Piece? {
    guard state.drivers.isEmpty else {
      for driver in state.drivers { driver.signal() }
      return nil
    }
    return takeNextHere(&state)
  }

  /// Takes the next piece for the calling thread.
  func takeNextHere(_ state: inout CourierState) -> CallbackLine.Piece? {
    guard !load.reading.isHeld, let piece = state.takeNext() else { return nil }
    if case .anywhere = piece.place {
      runner.store(ThreadIdentity.current, ordering: .relaxed)
      state.turnHere = piece.turn
    }
    return piece
  }

  private func setOut(_ first: CallbackLine.Piece) {
    var next = Optional(first)
    while let piece = next {
      switch piece.place {
      case .anywhere: next = run(piece) { self.takeNext(&$0) }
      case .queue(let queue):
        offer(piece, to: queue)
        next = change { self.takeNext(&$0) }
      }
    }
  }

  func offer(_ piece: CallbackLine.Piece, to queue: any CallbackQueue) {
    queue.enqueue { [self] in
      switch start(piece, forWaiting: false) {
      case .now:
        if let next = run(piece, then: { self.takeNext(&$0) }) { setOut(next) }
      case .late:
        run(piece) { _ in }
      case .never: break
      }
    }
  }

  /// Returns whether the calling thread, which is on the queue of a piece, may run the piece, and
  /// notes whether the thread waits for it.
  func start(_ piece: CallbackLine.Piece, forWaiting isWaiting: Bool) -> CallbackLine.Start {
    state.withLock { state in
      let start = state.line.start(piece)
      if case .now = start {
        runner.store(ThreadIdentity.current, ordering: .relaxed)
        if isWaiting { state.turnHere = piece.turn }
      }
      return start
    }
  }

  /// Runs a piece, in its turn or late, and returns what `next` finds afterward.
  func run<Next: Sendable>(
    _ piece: CallbackLine.Piece, then next: (inout CourierState) -> Next
  ) -> Next {
    perform(piece)
    return finish(piece.turn, then: next)
  }

  @inline(__always) func perform(_ piece: CallbackLine.Piece) {
    mind()
    piece.work.run()
  }

  /// Finishes the piece of a turn, if there is one, and returns what `next` finds afterward.
  @inline(__always) func finish<Next: Sendable>(
    _ turn: UInt64?, then next: (inout CourierState) -> Next
  ) -> Next {
    let result = change { state in
      if let turn, state.line.finish(turn) { self.clearRunner() }
      return next(&state)
    }
    if turn != nil, load.reading.hasListeners { wake() }
    return result
  }

  func clearRunner() { runner.store(ThreadIdentity.none, ordering: .relaxed) }

  /// Wakes the waiting threads to look again, and the waiting tasks if the courier is idle.
  // Not inlined, because few callbacks have to wake a waiter.
  @inline(never)
  func wake() {
    let (drivers, waiters) = state.withLock { state in
      (state.drivers, load.reading.isIdle ? state.takeWaiters() : [])
    }
    load.leave(waiters.count)
    for driver in drivers { driver.signal() }
    for waiter in waiters { waiter.continuation.resume(returning: nil) }
  }
}
