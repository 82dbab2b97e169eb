import CameraControl

/// The waits of apps, ordered by deadline and, for equal deadlines, by arrival.
struct AppWaits: Sendable {
  typealias Continuation = CheckedContinuation<Void, any Error>

  /// What happens at the deadline.
  enum Kind: Sendable {
    /// A task wakes.
    case sleep(Continuation)
    /// Work goes to a queue.
    case work(AppWait)
  }

  struct Wait: Sendable {
    var ticket: UInt64
    var deadline: PhoneInstant
    var kind: Kind
  }

  // Sorted in reverse, so that removing the next wait moves no other wait.
  /// All waits, some of which may be canceled.
  private(set) var waits: [Wait] = []
  private var lastTicket: UInt64 = 0
  // A task can be canceled after it got its ticket and before it sleeps.
  private var cancelled: Set<UInt64> = []

  /// The number of waits, some of which may be canceled.
  var count: Int { waits.count }

  /// The number of sleeping tasks.
  var sleeperCount: Int { waits.count { if case .sleep = $0.kind { true } else { false } } }

  /// Returns a new number for a wait that is about to begin.
  mutating func makeTicket() -> UInt64 {
    lastTicket += 1
    return lastTicket
  }

  /// Adds a sleeping task; returns its continuation if the sleep has been canceled already.
  mutating func add(
    _ ticket: UInt64, until deadline: PhoneInstant, _ continuation: Continuation
  ) -> Continuation? {
    guard cancelled.remove(ticket) == nil else { return continuation }
    insert(Wait(ticket: ticket, deadline: deadline, kind: .sleep(continuation)))
    return nil
  }

  /// Adds work that is due later.
  mutating func add(_ wait: AppWait) {
    insert(Wait(ticket: makeTicket(), deadline: wait.deadline, kind: .work(wait)))
  }

  private mutating func insert(_ new: Wait) {
    let place = waits.prefixCount { ($0.deadline, $0.ticket) > (new.deadline, new.ticket) }
    waits.insert(new, at: place)
  }

  /// Cancels the sleep of a task; returns its continuation if it sleeps.
  mutating func cancel(_ ticket: UInt64) -> Continuation? {
    guard let index = waits.firstIndex(where: { $0.ticket == ticket }) else {
      cancelled.insert(ticket)
      return nil
    }
    guard case .sleep(let continuation) = waits.remove(at: index).kind else { return nil }
    return continuation
  }

  /// Forgets a task that no longer sleeps, canceled or not.
  mutating func forget(_ ticket: UInt64) { cancelled.remove(ticket) }

  /// Removes and returns what is due next by an instant.
  mutating func takeDue(at instant: PhoneInstant) -> Kind? {
    guard let last = waits.last, last.deadline <= instant else { return nil }
    return waits.removeLast().kind
  }

  /// Removes and returns a wait, if it is still there.
  mutating func remove(_ ticket: UInt64) -> Wait? {
    waits.firstIndex { $0.ticket == ticket }.map { waits.remove(at: $0) }
  }

  mutating func takeAll() -> [Kind] {
    defer { waits = [] }
    return waits.reversed().map(\.kind)
  }
}

extension AppWaits.Wait {
  /// Whether the app has not canceled the wait.
  var isWanted: Bool { if case .work(let wait) = kind { wait.isWanted() } else { true } }

  /// Whether the wait begins again each time it ends.
  var repeats: Bool { if case .work(let wait) = kind { wait.interval != nil } else { false } }
}
