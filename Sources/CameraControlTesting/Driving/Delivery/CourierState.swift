import CameraControl
import Dispatch

/// The state of a courier: its callbacks, the threads and tasks that wait, and the queues it uses.
struct CourierState: ~Copyable, Sendable {
  var patience = Duration.seconds(10)
  var line = CallbackLine()

  /// What shuffles the callbacks before they join the line; `nil` if they are delivered in order.
  var deck: CallbackDeck?

  /// The record of callbacks, if an exploration wants to know which can overtake others.
  var log: CallbackLog?

  /// The threads that are waiting, and that run what they can.
  var drivers: [DispatchSemaphore] = []

  var waiters: [Waiter] = []
  private var lastWaiter: UInt64 = 0

  struct Waiter: Sendable {
    let id: UInt64
    /// Whether the task has its own patience, and does not share the phone's.
    let hasOwnPatience: Bool
    /// Resumed with what the wait did not see the end of, if it ended early.
    let continuation: CheckedContinuation<CourierDelay?, Never>
  }

  /// Whether a timer is running that looks for a callback that takes too long.
  var isWatched = false

  /// The queues that callbacks were sent to, in the order of their first use.
  var queues: [any CallbackQueue] = []

  /// The manual queues, with the number of this phone's callbacks that wait there.
  var manual: [(queue: ManualQueue, pending: Int)] = []

  /// The labels of the queues on which a callback took too long.
  var stuck: [String] = []

  /// A closure that is called when a callback takes too long.
  var onTrouble: @Sendable (CourierTrouble) -> Void = { _ in }

  /// What lets time pass for a sleep of the test's own task.
  weak var timekeeper: (any Timekeeper)?

  /// The turn of the last callback that ran on a thread that waits for it.
  var turnHere: UInt64 = 0

  /// A number that is different after every change of the patience.
  var patienceNumber: UInt64 = 0

  init(deck: CallbackDeck?) { self.deck = deck }

  /// Returns a new number for a task that is going to wait.
  mutating func makeWaiterID() -> UInt64 {
    lastWaiter += 1
    return lastWaiter
  }

  /// Removes and returns the waiting tasks that satisfy a condition.
  mutating func takeWaiters(where isMeant: (Waiter) -> Bool = { _ in true }) -> [Waiter] {
    defer { waiters.removeAll(where: isMeant) }
    return waiters.filter(isMeant)
  }

  /// Removes and returns one waiting task, if it still waits.
  mutating func takeWaiter(_ id: UInt64) -> Waiter? { takeWaiters { $0.id == id }.first }

  /// What a wait has to wait for.
  var delay: CourierDelay { line.out.map { .callback($0.place.label) } ?? .call }

  /// Starts a watch and returns the turn of its piece, 0 if none is out; `nil` if a watch is running.
  mutating func startWatching() -> UInt64? {
    guard !isWatched else { return nil }
    isWatched = true
    return line.outTurn
  }

  /// Remembers a queue that callbacks are sent to.
  mutating func note(_ queue: any CallbackQueue) {
    if !queues.contains(where: { $0 === queue }) { queues.append(queue) }
  }

  // MARK: Callbacks

  /// The number of callbacks that are waiting or out, without those that lag.
  var count: Int { line.count + (deck?.readyCount ?? 0) }

  /// Adds a callback to the line, or to the deck if callbacks for queues are shuffled.
  // Inlined, because every callback passes here.
  @inline(__always)
  mutating func add(
    _ work: any CallbackWork, to place: CallbackLine.Place, from origin: CallbackOrigin
  ) {
    guard case .queue(let queue) = place else {
      log?.add(work.subject, on: nil)
      return line.add(work, to: place)
    }
    log?.add(work.subject, on: queue)
    if case .call = origin { deck?.beginWave() }
    let isInDeck = deck?.add(work, to: queue, joinsCurrent: origin == .callback) ?? false
    if !isInDeck { line.add(work, to: place) }
  }

  /// Takes the next callback to set out.
  mutating func takeNext() -> CallbackLine.Piece? {
    if line.isEmpty, let card = deck?.take() { line.add(card.work, to: .queue(card.queue)) }
    return line.takeNext()
  }
}
