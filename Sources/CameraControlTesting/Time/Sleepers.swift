import CameraControl

/// Who sleeps, and until when: by deadline, and of equal deadlines in the order they came.
struct Sleepers: Sendable {
  typealias Continuation = CheckedContinuation<Void, any Error>

  private struct Sleeper: Sendable {
    var ticket: UInt64
    var deadline: PhoneInstant
    var continuation: Continuation
  }

  // The one that wakes first is last, where it is taken from without moving the others.
  private var sleepers: [Sleeper] = []
  private var lastTicket: UInt64 = 0
  // A task can be cancelled between taking its ticket and lying down.
  private var cancelled: Set<UInt64> = []

  /// How many sleep.
  var count: Int { sleepers.count }

  /// When the first one wakes.
  var nextDeadline: PhoneInstant? { sleepers.last?.deadline }

  /// A number for whoever is about to sleep.
  mutating func makeTicket() -> UInt64 {
    lastTicket += 1
    return lastTicket
  }

  /// Lets somebody sleep; hands the continuation back if the sleep was cancelled already.
  mutating func add(
    _ ticket: UInt64, until deadline: PhoneInstant, _ continuation: Continuation
  ) -> Continuation? {
    guard cancelled.remove(ticket) == nil else { return continuation }
    let new = Sleeper(ticket: ticket, deadline: deadline, continuation: continuation)
    var (low, high) = (0, sleepers.count)
    while low < high {
      let middle = (low + high) / 2
      let other = sleepers[middle]
      if (other.deadline, other.ticket) > (deadline, ticket) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    sleepers.insert(new, at: low)
    return nil
  }

  /// Takes somebody out who must not sleep any longer.
  mutating func cancel(_ ticket: UInt64) -> Continuation? {
    guard let index = sleepers.firstIndex(where: { $0.ticket == ticket }) else {
      cancelled.insert(ticket)
      return nil
    }
    return sleepers.remove(at: index).continuation
  }

  /// Somebody is up and gone, cancelled or not.
  mutating func forget(_ ticket: UInt64) {
    cancelled.remove(ticket)
  }

  /// Takes the next one out that is due.
  mutating func takeDue(at instant: PhoneInstant) -> Continuation? {
    guard let last = sleepers.last, last.deadline <= instant else { return nil }
    sleepers.removeLast()
    return last.continuation
  }
}
